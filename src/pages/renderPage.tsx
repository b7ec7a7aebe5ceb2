import "../styles/reset.css.ts";
import { renderToString } from "react-dom/server";
import { Layout } from "../components/Layout/Layout.tsx";
import { type PageContext, SiteProvider } from "../components/Site/Site.tsx";
import { Document, type DocumentHead } from "./Document.tsx";
import { Page } from "./Page.tsx";

export { minifyHtml } from "./minifyHtml.ts";
export { iconSheet } from "../components/Icon/iconSheet.tsx";
export { colors } from "../styles/theme.css.ts";

/** Renders a route to its HTML document. In the browser only islands are hydrated (see Island). */
export function renderPage(context: PageContext, head: DocumentHead): string {
  return renderToString(
    <SiteProvider context={context}>
      <Document head={head}>
        <Layout>
          <Page />
        </Layout>
      </Document>
    </SiteProvider>,
  );
}
