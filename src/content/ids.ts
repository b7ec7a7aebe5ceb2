import type { Section } from "./sections.ts";

/**
 * Ids for links: a prefix that avoids collisions with other ids, the slug of the title, and a number for
 * duplicates. For titles without Latin letters the id is the prefix.
 */
export function idsOf(prefix: string, titles: string[], taken = new Map<string, number>()): string[] {
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

/** Ids of the parts of each section: tabs, questions, or parts of a cutaway drawing. */
export function partIds(sections: Section[]): string[][] {
  const taken = new Map<string, number>();
  return sections.map((section) => {
    if (section.type === "tabs") return idsOf("tab", section.tabs.map(({ id }) => id), taken); // prettier-ignore
    if (section.type === "accordion") return idsOf("accordion", titlesOf(section.items), taken);
    return section.type === "anatomy" ? idsOf("part", titlesOf(section.parts), taken) : [];
  });
}

const titlesOf = (parts: { title: string }[]) => parts.map(({ title }) => title);

/**
 * Ids of a page's sections. Calculators have fixed ids, steps may have one in content, and other sections
 * take theirs from the heading.
 */
export function sectionAnchors(sections: Section[]): string[] {
  const ids = idsOf(
    "section",
    sections.map(({ heading }) => heading),
  );
  return sections.map((section, index) =>
    section.type === "calculator"
      ? `${section.calculator}-section`
      : ((section.type === "steps" ? section.id : undefined) ?? ids[index] ?? ""),
  );
}

export const foldedIds = (sections: { heading: string }[]): string[] =>
  idsOf(
    "details",
    sections.map(({ heading }) => heading),
  );
