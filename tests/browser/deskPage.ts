import { readable } from "../../src/desk/shared/match.ts";
import { content } from "../fixtures/site.ts";

const plain = (text: string) => !/[*[{]/.test(text);
const counts = Map.groupBy(
  content.sources.flatMap(({ texts }) => texts.map(({ value }) => readable(value))),
  (text) => text,
);
const isUnique = (text: string) => plain(text) && counts.get(readable(text))?.length === 1;

type Section = { type: string; steps?: readonly unknown[] };
const sectionsOf = (page: object) => (page as { sections?: readonly Section[] }).sections ?? [];

/** Pages with what the tests of the desk change: a step whose text is nowhere else, a claim, a picture. */
const pages = content.routes.flatMap(({ path: url, yaml, page }) => {
  const sections = sectionsOf(page);
  const valueOf = (...path: (string | number)[]) =>
    yaml.texts.find((one) => one.path.join() === path.join())?.value ?? "";
  const claim = content.marks.find(({ file, kind }) => file === yaml.file && kind === "confirm");
  return sections.flatMap(({ type, steps = [] }, index) => {
    const list = ["sections", index, "steps"];
    const [title, next] = [valueOf(...list, 0, "title"), valueOf(...list, 1, "title")];
    const text = valueOf(...list, 0, "text");
    const isFit = type === "steps" && steps.length > 2 && [title, text].every(isUnique);
    if (!isFit || !claim || !valueOf("hero", "picture", "alt")) return [];
    const place = { list: list.join("/"), title, next, text, count: steps.length };
    return { url, file: yaml.name, sections: sections.length, claim: claim.value, step: place };
  });
});

/** @throws Error if content has no such page */
export function deskPage() {
  const [first] = pages;
  if (!first) throw new Error("No page has three steps, an unconfirmed claim and a picture.");
  return first;
}

export const files = content.sources.map(({ name }) => name);
export const phone = content.sources
  .find(({ name }) => name === "site.yaml")
  ?.texts.find(({ path }) => path.join() === "phone")?.value;
/** A page with tabs. */
export const tabs = content.routes.find(({ page }) =>
  sectionsOf(page).some(({ type }) => type === "tabs"),
)?.path;
