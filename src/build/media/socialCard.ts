import type { Focus } from "../../content/primitives.ts";
import type { Logo } from "../content/logo.ts";
import type { colors } from "../../styles/theme.css.ts";

/** Pixels, as Open Graph asks for them. */
export const cardSize = { width: 1200, height: 630 };
/** The left part of the card, which holds its words. */
export const panelWidth = 560;

/** Words of a social card. */
export type CardText = { label: string; heading: string; name: string };

/** The picture that stands for a page where its address is shared. */
export type SocialCard = {
  /** Path in dist; changes with all that the card is made of. */
  path: string;
  text: CardText;
  /** Name of a picture in content/images. */
  picture: string;
  /** What the picture shows, in words. */
  alt: string;
  /** The part of the picture that is to be seen. */
  focus: Focus;
  /** The colour that a cut-out stands on. */
  ground: string | undefined;
};

/** Social cards by the path of their page. */
export type SocialCards = ReadonlyMap<string, SocialCard>;

/** What gives drawings of the company their look: its logo and its colours. */
export type Look = { logo: Logo; colors: typeof colors };
