import type { Section } from "./sections.ts";

/**
 * Creates an id for each title: the prefix, the title's slug, and a number for duplicates. A title without
 * Latin letters and digits gets only the prefix.
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
 * Returns an id for each section. Calculators have fixed ids, steps may have an id in content, and all other
 * ids are created from headings.
 */
export function sectionAnchors(sections: Section[]): string[] {
  const ids = idsOf("section", headingsOf(sections));
  return sections.map((section, index) =>
    section.type === "calculator"
      ? `${section.calculator}-section`
      : ((section.type === "steps" ? section.id : undefined) ?? ids[index] ?? ""),
  );
}

export const questionIds = (questions: { title: string }[], taken: string[]): string[] =>
  idsOf("accordion", titlesOf(questions), new Map(taken.map((id) => [id, 1])));

export const foldedIds = (sections: { heading: string }[]): string[] =>
  idsOf("details", headingsOf(sections));

const headingsOf = (sections: { heading: string }[]) => sections.map(({ heading }) => heading);
