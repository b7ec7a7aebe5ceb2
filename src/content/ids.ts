import type { Project } from "./projects.ts";
import type { Section } from "./sections.ts";

/**
 * Ids for linking: a prefix that avoids collisions with other ids, the slug of the title, and a number for
 * duplicates. Titles without Latin letters give only the prefix.
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

export const projectIds = (projects: Pick<Project, "title">[]): string[] =>
  idsOf(
    "project",
    projects.map(({ title }) => title),
  );

/** Ids of the parts of each section: tabs, questions, or parts of a cut-away. */
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

const sectionIds = (sections: { heading: string }[]): string[] =>
  idsOf(
    "section",
    sections.map(({ heading }) => heading),
  );

/** Ids of sections in the page: those of calculators and first aid are fixed, others follow the heading. */
export function sectionAnchors(sections: Section[]): string[] {
  const ids = sectionIds(sections);
  return sections.map((section, index) =>
    section.type === "calculator"
      ? calculatorSectionId(section.calculator)
      : ((section.type === "steps" ? section.id : undefined) ?? ids[index] ?? ""),
  );
}

export const foldedIds = (sections: { heading: string }[]): string[] =>
  idsOf(
    "details",
    sections.map(({ heading }) => heading),
  );

/** Id of the section around a calculator, which itself has the calculator's name as id. */
const calculatorSectionId = (calculator: string): string => `${calculator}-section`;
