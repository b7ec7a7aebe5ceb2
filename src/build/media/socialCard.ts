import type { Focus } from "../../content/primitives.ts";
import type { Logo } from "../content/logo.ts";
import type { colors } from "../../styles/theme.css.ts";

/** Size in pixels, as recommended for Open Graph pictures. */
export const cardSize = { width: 1200, height: 630 };
/** Width in pixels of the text panel on the left. */
export const panelWidth = 560;

export type CardText = { label: string; heading: string; name: string };

export type SocialCard = {
  path: string;
  text: CardText;
  picture: string;
  alt: string;
  focus: Focus;
  /** Colour behind a cut-out; undefined for photographs. */
  background: string | undefined;
};

export type SocialCards = ReadonlyMap<string, SocialCard>;

export type Brand = { logo: Logo; colors: typeof colors };
