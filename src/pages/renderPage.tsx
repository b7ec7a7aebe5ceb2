import "../styles/reset.css.ts";
import { minify } from "html-minifier-terser";
import { renderToString } from "react-dom/server";
import { Layout } from "../components/Layout/Layout.tsx";
import { type PageContext, SiteProvider } from "../components/Site/Site.tsx";
import { Document, type DocumentHead } from "./Document.tsx";
import { Page } from "./Page.tsx";

export { iconSheet } from "../components/Icon/iconSheet.tsx";
export { colors } from "../styles/theme.css.ts";

/** Renders a route to its HTML document. In the browser only islands are hydrated (see Island). */
export function renderPage(context: PageContext, head: DocumentHead): string {
  const html = renderToString(
    <SiteProvider context={context}>
      <Document head={head}>
        <Layout>
          <Page />
        </Layout>
      </Document>
    </SiteProvider>,
  );
  return `<!DOCTYPE html>${html}`;
}

/**
 * Minifies without changing the parsed document: comments stay (React needs its markers for hydration),
 * white space stays (React's text nodes), inline scripts and styles stay (the policy contains their hashes).
 */
export async function minifyHtml(html: string): Promise<string> {
  const small = await minify(html.replace(referenceLike, shield), {
    decodeEntities: true,
    removeOptionalTags: true,
    // Searching for fragments of template languages, which pages never contain, takes an eighth of the time.
    ignoreCustomFragments: [],
  });
  return small.replaceAll(shield, "&amp;");
}

/** The minifier would decode it to `&`, and browsers read `&copy 2026` as © 2026. */
const referenceLike = /&amp;(?=[#a-z])/gi;
/** A noncharacter, which content can't contain. */
const shield = "\ufdd0";
