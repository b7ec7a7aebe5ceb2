import type { ReactNode } from "react";
import { useSite } from "../components/Site/Site.tsx";
import { titleWithName } from "../content/names.ts";
import { feedPath } from "../content/news.ts";
import { isPublic } from "../content/routes.ts";
import { placeholders } from "./placeholders.ts";

export type DocumentHead = {
  font: string;
  inlineScript: string;
  /** JSON. Undefined on error pages. */
  speculationRules: string | undefined;
  module: { href: string; integrity: string } | undefined;
  themeColor: string;
  /** Absolute URL. Undefined on error pages. */
  canonical: string | undefined;
  /** Picture for link previews. Its size is in pixels. */
  socialCard: { url: string; width: number; height: number; alt: string } | undefined;
  /** JSON-LD, escaped for a script element. */
  structuredData: string | undefined;
};

type DocumentProps = { head: DocumentHead; children: ReactNode };

/**
 * The HTML document of a page. Chromium's preload scanner stops at the Content-Security-Policy, so preloads
 * of pictures must precede it. Scripts and styles must follow it. React puts the preloads before all `<meta>`
 * elements except charset and viewport.
 */
export function Document({ head, children }: DocumentProps) {
  const { site, route } = useSite();
  const { title, description } = route.page;
  const { analytics } = site.facts;
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta httpEquiv="Content-Security-Policy" content={placeholders.policy} />
        {/* Without this preload, Chromium does not use the font, even if it is cached. */}
        <link rel="preload" as="font" type="font/woff2" href={head.font} crossOrigin="" />
        <title>{isPublic(route) ? titleWithName(title, site.facts.name) : title}</title>
        <meta name="description" content={description} />
        <meta name="theme-color" content={head.themeColor} />
        <link rel="icon" href="/favicon.svg" />
        <link rel="manifest" href="/site.webmanifest" />
        <InlineScript text={head.inlineScript} />
        <SearchAndSharing head={head} />
        {head.module && <script type="module" src={head.module.href} integrity={head.module.integrity} />}
        {analytics && isPublic(route) && (
          <script defer src={analytics.script} data-domain={analytics.domain} />
        )}
        <style>{placeholders.styles}</style>
      </head>
      <body>
        {placeholders.bodyStart}
        {children}
        {/*
         * In the head, speculation rules would delay Chromium's first paint by about 30 ms at 4× CPU
         * throttling.
         */}
        {head.speculationRules && <InlineScript type="speculationrules" text={head.speculationRules} />}
        {placeholders.bodyEnd}
      </body>
    </html>
  );
}

function SearchAndSharing({ head }: { head: DocumentHead }) {
  const { site, route, news } = useSite();
  if (!isPublic(route)) return <meta name="robots" content="noindex" />;
  const { canonical, socialCard, structuredData } = head;
  const { google, bing } = (route.kind === "home" && site.facts.verification) || {};
  return (
    <>
      {google && <meta name="google-site-verification" content={google} />}
      {bing && <meta name="msvalidate.01" content={bing} />}
      <link rel="canonical" href={canonical} />
      {news.length > 0 && <link rel="alternate" type="application/atom+xml" href={feedPath} />}
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
