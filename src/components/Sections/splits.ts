import type { HeadPicture } from "../../content/primitives.ts";
import type { Section, SectionOf } from "../../content/sections.ts";

type Splitting = SectionOf<"text" | "steps" | "accordion" | "table" | "scale">;

export const isSplit = (section: Section): section is Splitting & { picture: HeadPicture } =>
  "picture" in section &&
  section.picture !== undefined &&
  section.type !== "anatomy" &&
  section.type !== "video";

/** The side of each picture: right first, then alternating. */
export function sidesOf(sections: Section[]): ("left" | "right")[] {
  let count = 0;
  return sections.map((section) => (isSplit(section) && count++ % 2 === 1 ? "left" : "right"));
}
