import "../styles/reset.css.ts";
import { renderToString } from "react-dom/server";
import { useRoutes } from "react-router";
import { Layout } from "../components/Layout/Layout.tsx";
import { type PageContext, SiteProvider } from "../components/Site/Site.tsx";
import { Document, type DocumentHead } from "./Document.tsx";
import { routeObject } from "./routeObject.tsx";

export { iconSheet } from "../components/Icon/iconSheet.tsx";
export { colors } from "../styles/theme.css.ts";

/** Renders a route to its HTML document. In the browser only islands are hydrated (see Island). */
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

/**
 * Passes only the page's own route to the router, because matching each page against all routes is quadratic.
 */
const MatchedPage = ({ context }: { context: PageContext }) => useRoutes([routeObject(context.route)]);
