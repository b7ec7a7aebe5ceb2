import "../styles/reset.css.ts";
import { renderToString } from "react-dom/server";
import { Layout } from "../components/Layout/Layout.tsx";
import { type PageContext, SiteProvider } from "../components/Site/Site.tsx";
import { Page } from "./Page.tsx";

/** Renders the body of a route to HTML. The build's way into everything that React draws. */
export function renderPage(context: PageContext): string {
  return renderToString(
    <SiteProvider context={context}>
      <Layout>
        <Page screen={context.route} />
      </Layout>
    </SiteProvider>,
  );
}
