import { createContext, type ReactNode, use } from "react";
import { StaticRouter } from "react-router";
import type { PicturePoints } from "../../content/picturePoints.ts";
import type { Route } from "../../content/routes.ts";
import type { OfferCard } from "../../content/related.ts";
import type { SharedContent } from "../../content/schema.ts";
import type { PictureSlotName } from "../../styles/pictureSlots.ts";

/** The encoded forms of a picture for one slot: the `srcset` of its widths, and one file in an older format. */
export type PictureSources = {
  avif: string;
  /** One WebP of middle width, for what can name one address only: `src`, links, data for search engines. */
  fallback: string;
};

/** A source picture as pages see it: upright size in pixels, and where its encoded forms will lie. */
export type PlannedPicture = {
  width: number;
  height: number;
  /** Cut out: transparent around what it shows. Whoever shows it gives it a ground. */
  alpha: boolean;
  /** Average colour of what is opaque, as three hexadecimal digits. */
  tint: string;
  slots: Record<PictureSlotName, PictureSources>;
  /** Where its parts are, if a JSON file beside it says so. */
  points?: PicturePoints;
};

/** Everything that a page may draw on while it is rendered at build time. */
export type PageContext = {
  site: SharedContent;
  route: Route;
  pictures: ReadonlyMap<string, PlannedPicture>;
  /** The pages of services and solutions, as cards show them. */
  offers: readonly OfferCard[];
  /** Address of each island's script, by the island's name. */
  islands: ReadonlyMap<string, string>;
  /** Address of the style sheet of all components. */
  styleSheet: string;
  /** The copyright year. */
  year: number;
  /** Writes a path as this site writes links. */
  publicPath: (path: string) => string;
};

const Context = createContext<PageContext | undefined>(undefined);

/** Makes the page's context and its place in the site known to everything inside. Build only. */
export function SiteProvider({ context, children }: { context: PageContext; children: ReactNode }) {
  return (
    <StaticRouter location={context.route.path}>
      <Context value={context}>{children}</Context>
    </StaticRouter>
  );
}

/** The page's context. Components inside an island take props instead: the browser has no site. */
export function useSite(): PageContext {
  const context = use(Context);
  if (!context)
    throw new Error("useSite() outside SiteProvider: islands get their data as props, not from the site");
  return context;
}
