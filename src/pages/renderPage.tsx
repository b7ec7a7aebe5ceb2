import "../styles/reset.css.ts";
import { renderToString } from "react-dom/server";
import { useRoutes } from "react-router";
import { Layout } from "../components/Layout/Layout.tsx";
import { type PageContext, SiteProvider } from "../components/Site/Site.tsx";
import { Document, type DocumentHead } from "./Document.tsx";
import { routeObject } from "./routeObject.tsx";

export { iconSheet } from "../components/Icon/iconSheet.tsx";
export { colors } from "../styles/theme.css.ts";

/**
 * Renders a route to the HTML of its document, from `<html>` to `</html>`: the build's way into everything that React
 * draws. In the browser only islands are hydrated (see Island).
 */
export function renderPage(context: PageContext, head: DocumentHead): string {
  return renderToString(
    <SiteProvider context={context}>
      <Document head={head}>
        <Layout>
          <MatchedPage context={context} />
        </Layout>
      </Document>
    </SiteProvider>,
  );
}

/** The router is given the page's own route object alone: matching each page against all of them is quadratic. */
const MatchedPage = ({ context }: { context: PageContext }) => useRoutes([routeObject(context.route)]);
