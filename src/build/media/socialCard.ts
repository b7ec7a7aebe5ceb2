import type { Focus } from "../../content/primitives.ts";
import type { Logo } from "../content/logo.ts";
import type { colors } from "../../styles/theme.css.ts";

/** Size in pixels that Open Graph recommends. */
export const cardSize = { width: 1200, height: 630 };
/** Pixels. The panel is on the left of the card and contains its text. */
export const panelWidth = 560;

export type CardText = { label: string; heading: string; name: string };

/** Preview picture for shared links to a page. */
export type SocialCard = {
  /** Path in dist, with a hash of everything on the card. */
  path: string;
  text: CardText;
  picture: string;
  alt: string;
  focus: Focus;
  /** Background colour behind a cut-out. */
  background: string | undefined;
};

export type SocialCards = ReadonlyMap<string, SocialCard>;

export type Brand = { logo: Logo; colors: typeof colors };
