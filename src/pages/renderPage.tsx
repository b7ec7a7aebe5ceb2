import "../styles/reset.css.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { Layout } from "../components/Layout/Layout.tsx";
import { type PageContext, SiteProvider } from "../components/Site/Site.tsx";
import { Page } from "./Page.tsx";

export { iconSheet } from "../components/Icon/iconSheet.tsx";
export { colors } from "../styles/theme.css.ts";

/**
 * Renders the body of a route to HTML: the build's way into everything that React draws. Static markup, because
 * only islands are hydrated, and they render themselves (see Island).
 */
export function renderPage(context: PageContext): string {
  return renderToStaticMarkup(
    <SiteProvider context={context}>
      <Layout>
        <Page screen={context.route} />
      </Layout>
    </SiteProvider>,
  );
}
