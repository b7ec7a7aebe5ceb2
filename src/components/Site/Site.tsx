import { createContext, type ReactNode, use } from "react";
import { StaticRouter } from "react-router";
import type { NewsItem } from "../../content/news.ts";
import type { PicturePoints } from "../../content/picturePoints.ts";
import type { Route } from "../../content/routes.ts";
import type { OfferCard } from "../../content/related.ts";
import type { Site } from "../../content/schema.ts";
import type { PictureSlotName } from "../../styles/pictureSlots.ts";

export type PictureSources = {
  avif: string;
  /** A medium-sized WebP for places that take a single URL: `src`, links and structured data. */
  fallback: string;
};

/** A source picture. Its size is in pixels, after EXIF rotation. */
export type PlannedPicture = {
  width: number;
  height: number;
  /** True for cut-outs, which have a transparent background. */
  alpha: boolean;
  /** Rows of pixels above the first visible one. */
  sky: number;
  slots: Record<PictureSlotName, PictureSources>;
  /** Positions of the picture's parts, if a JSON file defines them. */
  points?: PicturePoints;
};

export type PageContext = {
  site: Site;
  route: Route;
  pictures: ReadonlyMap<string, PlannedPicture>;
  offers: readonly OfferCard[];
  news: readonly NewsItem[];
  islands: ReadonlyMap<string, string>;
  styleSheet: string;
  /** Inline script that follows the style sheet's link. */
  waitForStyles: string;
  /**
   * Width-to-height ratio of the wide logo, which replaces the mark and name in the header. Undefined if
   * there is no wide logo.
   */
  wordmarkRatio: number | undefined;
  year: number;
  /** True in `npm run dev`. */
  draft: boolean;
  /** Converts a path to the form that `urlStyle` specifies. */
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

/** Returns the page's context. Islands have no context in the browser, so they must use props. */
export function useSite(): PageContext {
  const context = use(Context);
  if (!context)
    throw new Error("useSite() outside SiteProvider: islands get their data as props, not from the site");
  return context;
}
