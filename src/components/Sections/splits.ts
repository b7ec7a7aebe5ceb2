import type { HeadPicture } from "../../content/pictureFields.ts";
import type { Section, SectionOf } from "../../content/sections.ts";

type Splitting = SectionOf<"text" | "cards" | "steps" | "accordion" | "table" | "scale">;

export const isSplit = (section: Section): section is Splitting & { picture: HeadPicture } =>
  "picture" in section &&
  section.picture !== undefined &&
  section.type !== "anatomy" &&
  section.type !== "video";

export type Ground = "white" | "band" | "solid";

/**
 * Returns the ground of each section. Numbers, and pictures beside sentences, have a solid colour. Between them,
 * white and pale sections alternate.
 */
export function groundsOf(sections: Section[]): Ground[] {
  let above: Ground = "solid";
  return sections.map((section) => {
    if (section.type === "testimonial" && section.text === "") return above;
    above = isSolid(section, above) ? "solid" : above === "white" ? "band" : "white";
    return above;
  });
}

export const isOnPaper = (section: Section): section is SectionOf<"steps"> =>
  section.type === "steps" && section.sheet === true;

/** A list that opens is light below a solid section, so that the two stay apart. */
const isSolid = (section: Section, above: Ground) =>
  section.type === "text"
    ? section.picture !== undefined || section.number !== undefined
    : isOnPaper(section) ||
      (section.type === "accordion" && section.picture !== undefined && above !== "solid");

/** Returns the side of each picture. Sides alternate, beginning on the right. */
export function sidesOf(sections: Section[]): ("left" | "right")[] {
  let count = 0;
  return sections.map((section) => (isSplit(section) && count++ % 2 === 1 ? "left" : "right"));
}

/** Returns the colour of each section's tiles: on a page with several such sections, every second one is dark. */
export function tonesOf(sections: Section[]): ("ground" | "navy")[] {
  let count = 0;
  return sections.map((section) => (isTiled(section) && count++ % 2 === 1 ? "navy" : "ground"));
}

const isTiled = (section: Section) =>
  section.type === "cards" && !section.picture && section.cards.every(({ picture }) => !picture);
