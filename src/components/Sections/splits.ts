import type { HeadPicture } from "../../content/pictureFields.ts";
import type { Section, SectionOf } from "../../content/sections.ts";

type Splitting = SectionOf<"text" | "cards" | "steps" | "accordion" | "table" | "scale">;

export const isSplit = (section: Section): section is Splitting & { picture: HeadPicture } =>
  "picture" in section &&
  section.picture !== undefined &&
  section.type !== "anatomy" &&
  section.type !== "video";

/** Returns the side of each picture. Sides alternate, beginning on the right. */
export function sidesOf(sections: Section[]): ("left" | "right")[] {
  let count = 0;
  return sections.map((section) => (isSplit(section) && count++ % 2 === 1 ? "left" : "right"));
}
