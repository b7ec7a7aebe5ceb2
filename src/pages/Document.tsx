import type { ReactNode } from "react";
import { useSite } from "../components/Site/Site.tsx";
import { titleWithName } from "../content/names.ts";
import { isPublic } from "../content/routes.ts";

/** What the generator makes for the head of a page. */
export type DocumentHead = {
  /** The script that stands in every page. */
  inlineScript: string;
  /** Speculation rules in JSON; error pages have none. */
  speculationRules: string | undefined;
  /** Scripts that the page loads by itself, with the hashes that the browser compares. */
  modules: { href: string; integrity: string }[];
  /** Colour of the browser's own frame. */
  themeColor: string;
  /** Full address of the page; error pages have none. */
  canonical: string | undefined;
  /** The picture for link previews: its full address, its size in pixels and what it shows. */
  socialCard: { url: string; width: number; height: number; alt: string } | undefined;
  /** JSON-LD, safe inside a script element. */
  structuredData: string | undefined;
};

type DocumentProps = { head: DocumentHead; children: ReactNode };

/**
 * The HTML document of a page. The generator adds what depends on the rendered HTML: the inline styles and the
 * Content-Security-Policy.
 */
export function Document({ head, children }: DocumentProps) {
  const { site, route } = useSite();
  const { title, description } = route.page;
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{isPublic(route) ? titleWithName(title, site.facts.name) : title}</title>
        <meta name="description" content={description} />
        <meta name="theme-color" content={head.themeColor} />
        <link rel="icon" href="/favicon.svg" />
        <link rel="manifest" href="/site.webmanifest" />
        <InlineScript text={head.inlineScript} />
        <SearchAndSharing head={head} />
        {head.modules.map(({ href, integrity }) => (
          <script key={href} type="module" src={href} integrity={integrity} />
        ))}
      </head>
      <body>
        {children}
        {/* In the head, the rules hold back Chromium's first paint: by some 30 ms with a CPU four times slower. */}
        {head.speculationRules && <InlineScript type="speculationrules" text={head.speculationRules} />}
      </body>
    </html>
  );
}

/** What search engines and link previews read; error pages have nothing for them. */
function SearchAndSharing({ head }: { head: DocumentHead }) {
  const { site, route } = useSite();
  if (!isPublic(route)) return <meta name="robots" content="noindex" />;
  const { canonical, socialCard, structuredData } = head;
  return (
    <>
      <link rel="canonical" href={canonical} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.facts.name} />
      <meta property="og:title" content={route.page.title} />
      <meta property="og:description" content={route.page.description} />
      <meta property="og:url" content={canonical} />
      {socialCard && (
        <>
          <meta property="og:image" content={socialCard.url} />
          <meta property="og:image:width" content={String(socialCard.width)} />
          <meta property="og:image:height" content={String(socialCard.height)} />
          <meta property="og:image:alt" content={socialCard.alt} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      {structuredData && <InlineScript type="application/ld+json" text={structuredData} />}
    </>
  );
}

const InlineScript = ({ type, text }: { type?: string; text: string }) => (
  <script type={type} dangerouslySetInnerHTML={{ __html: text }} />
);
