import type { Picture } from "../../content/primitives.ts";
import type { Section, SectionOf } from "../../content/sections.ts";

type Splitting = SectionOf<"text" | "steps" | "accordion" | "table">;

/** Whether a section's words stand beside a picture. */
export const isSplit = (section: Section): section is Splitting & { picture: Picture } =>
  "picture" in section && section.picture !== undefined && section.type !== "anatomy";

/** At which side each section's picture stands: the first at the right, the next at the left, and so on. */
export function sidesOf(sections: Section[]): ("left" | "right")[] {
  let count = 0;
  return sections.map((section) => (isSplit(section) && count++ % 2 === 1 ? "left" : "right"));
}
