import "../styles/reset.css.ts";
import { minify } from "html-minifier-terser";
import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { Layout } from "../components/Layout/Layout.tsx";
import { type PageContext, SiteProvider, useSite } from "../components/Site/Site.tsx";
import type { PageKind, PageOf } from "../content/routes.ts";
import { Document, type DocumentHead } from "./Document.tsx";
import { AboutPage } from "./AboutPage.tsx";
import { ContactPage } from "./ContactPage.tsx";
import { GalleryPage } from "./GalleryPage.tsx";
import { GeothermalPage } from "./GeothermalPage.tsx";
import { HomePage } from "./HomePage.tsx";
import { MarketingPage } from "./MarketingPage.tsx";
import { ErrorPage, NotFoundPage } from "./NotFoundPage.tsx";
import { ArticlePage, NewsPage } from "./NewsPage.tsx";
import { TextPage } from "./TextPage.tsx";

export { iconSheet } from "../components/Icon/iconSheet.tsx";
export { colors } from "../styles/theme.css.ts";

type Components = { [K in PageKind]: ComponentType<{ page: PageOf<K> }> };

const components: Components = {
  home: HomePage,
  about: AboutPage,
  geothermal: GeothermalPage,
  service: MarketingPage,
  solution: MarketingPage,
  gallery: GalleryPage,
  contact: ContactPage,
  news: NewsPage,
  article: ArticlePage,
  text: TextPage,
  "not-found": NotFoundPage,
  error: ErrorPage,
};

function Page() {
  const { kind, page } = useSite().route;
  const Component = components[kind] as ComponentType<{ page: unknown }>;
  return <Component page={page} />;
}

/** Renders the context's route to an HTML document. The browser hydrates only the islands (see Island). */
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
 * Minifies HTML without changing the parsed document. Comments and white space stay, because React needs them
 * for hydration. Inline scripts and styles stay, because the Content-Security-Policy contains their hashes.
 */
export async function minifyHtml(html: string): Promise<string> {
  const small = await minify(html.replace(referenceLike, shield), {
    decodeEntities: true,
    removeOptionalTags: true,
    // Skips the search for template code, because pages never contain any. The search would take an eighth of
    // the minifier's time.
    ignoreCustomFragments: [],
  });
  return small.replaceAll(shield, "&amp;");
}

/**
 * Matches each `&amp;` that must stay. The minifier would turn it into `&`, and browsers parse `&copy 2026`
 * as © 2026.
 */
const referenceLike = /&amp;(?=[#a-z])/gi;
/** A noncharacter, which cannot occur in content. */
const shield = "\ufdd0";
