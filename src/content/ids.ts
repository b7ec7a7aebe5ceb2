import type { Project } from "./projects.ts";
import type { Section } from "./sections.ts";

/**
 * Ids of parts, under which addresses may name them: a prefix that keeps them apart from the ids of the frame, the title
 * in small letters, and a number where that is taken. A title without Latin letters leaves the prefix.
 */
function idsOf(prefix: string, titles: string[], taken = new Map<string, number>()): string[] {
  return titles.map((title) => {
    const plain = title.normalize("NFKD").replace(/\p{Mark}/gu, "");
    const words = plain.toLowerCase().match(/[a-z0-9]+/g) ?? [];
    const own = [prefix, ...words].join("-").slice(0, 80);
    let number = taken.get(own) ?? 1;
    let id = own;
    while (taken.has(id)) id = `${own}-${++number}`;
    taken.set(id, 1).set(own, number);
    return id;
  });
}

/** The projects' names in addresses: `/gallery#project-data-centers`. */
export const projectIds = (projects: Pick<Project, "title">[]): string[] =>
  idsOf(
    "project",
    projects.map(({ title }) => title),
  );

/** The names of the parts of each section: its tabs, its questions, or the parts of its cut-away. */
export function partIds(sections: Section[]): string[][] {
  const taken = new Map<string, number>();
  return sections.map((section) => {
    if (section.type === "tabs")
      return idsOf(
        "tab",
        section.tabs.map(({ id }) => id),
        taken,
      );
    const items =
      section.type === "accordion" ? section.items : section.type === "anatomy" ? section.parts : [];
    return idsOf(
      section.type === "anatomy" ? "part" : "accordion",
      items.map(({ title }) => title),
      taken,
    );
  });
}

/** Ids of sections, from their headings: `/about#section-how-a-project-runs`. */
export const sectionIds = (sections: { heading: string }[]): string[] =>
  idsOf(
    "section",
    sections.map(({ heading }) => heading),
  );

/** Ids of what folded sections hold. */
export const foldedIds = (sections: { heading: string }[]): string[] =>
  idsOf(
    "details",
    sections.map(({ heading }) => heading),
  );

/** The id of the section around a tool, whose own id is its name. */
export const toolSectionId = (tool: string): string => `${tool}-section`;
