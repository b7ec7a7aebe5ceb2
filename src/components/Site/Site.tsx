import { createContext, type ReactNode, use } from "react";
import { StaticRouter } from "react-router";
import type { NewsItem } from "../../content/news.ts";
import type { PicturePoints } from "../../content/picturePoints.ts";
import type { Route } from "../../content/routes.ts";
import type { OfferCard } from "../../content/related.ts";
import type { SharedContent } from "../../content/schema.ts";
import type { PictureSlotName } from "../../styles/pictureSlots.ts";

export type PictureSources = {
  avif: string;
  /** A medium-sized WebP, where only one URL is possible: `src`, links, structured data. */
  fallback: string;
};

/** A source picture: its size in pixels after EXIF rotation, and the URLs of its encoded files. */
export type PlannedPicture = {
  width: number;
  height: number;
  /** True for a cut-out with transparent background; the component then provides a background. */
  alpha: boolean;
  slots: Record<PictureSlotName, PictureSources>;
  /** Positions of the picture's parts, if it has a JSON file. */
  points?: PicturePoints;
};

/** The context for rendering a page at build time. */
export type PageContext = {
  site: SharedContent;
  route: Route;
  pictures: ReadonlyMap<string, PlannedPicture>;
  offers: readonly OfferCard[];
  news: readonly NewsItem[];
  /** URL of each island's script, by island name. */
  islands: ReadonlyMap<string, string>;
  styleSheet: string;
  /** Inline script after the link to the style sheet. */
  waitForStyles: string;
  /**
   * Ratio of width to height of the wide logo, which replaces mark and name in the header; undefined without
   * one.
   */
  wordmarkRatio: number | undefined;
  year: number;
  /** Converts a path to the form of `urlStyle`. */
  publicPath: (path: string) => string;
};

const Context = createContext<PageContext | undefined>(undefined);

/** Provides the page's context and route. Build only. */
export function SiteProvider({ context, children }: { context: PageContext; children: ReactNode }) {
  return (
    <StaticRouter location={context.route.path}>
      <Context value={context}>{children}</Context>
    </StaticRouter>
  );
}

/** Components inside an island must use props instead, because the browser has no context. */
export function useSite(): PageContext {
  const context = use(Context);
  if (!context)
    throw new Error("useSite() outside SiteProvider: islands get their data as props, not from the site");
  return context;
}
