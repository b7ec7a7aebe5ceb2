import { describe, expect, test } from "vitest";
import { listedPaths, pages, site } from "../fixtures/dist.ts";
import { all, textOf } from "../fixtures/html.ts";

/** Words that stand once in content and show on many pages: offer.yaml's, with what is filled into them, and cards'. */
const repeated = [
  ...[...site.home.services.cards, ...site.home.sectors.cards].map(({ description }) =>
    description.replace(/\s+/g, " "),
  ),
  site.offer.cities,
  site.offer.closing.note,
  ...JSON.stringify(site.offer).split(/"[:,]?"?/),
];
const isRepeated = (text: string) =>
  repeated.some((words) => {
    const [start = ""] = words.replace(/\[([^\]]+)\]\([^)]+\)/g, "$1").split("{");
    return start.length > 8 && text.startsWith(start);
  });

describe.each(pages)("$path", ({ document, main }) => {
  test("shows no sign of a template, a program or a draft", () => {
    const junk =
      /[Ll]orem|[Ii]psum|undefined|\bnull\b|\bNaN\b|\[object|\{(year|name|number|count|service)\}|\{user_content\}|!placeholder|!confirm|TODO|XXX|&amp;|&lt;|\]\(|\*\*/;
    const words = [
      textOf(document),
      ...all(document, "img").map(({ attributes }) => attributes["alt"] ?? ""),
    ];
    for (const text of words) expect(junk.exec(text)?.[0]).toBeUndefined();
  });

  test("has no sentence twice in its main part", () => {
    const sentences = all(main, "p")
      .map(textOf)
      .filter((text) => text.split(" ").length > 8);
    expect(sentences.filter((text, index) => sentences.indexOf(text) !== index)).toEqual([]);
  });
});

test("no two pages share a paragraph", () => {
  const owners = new Map<string, string>();
  const shared = pages
    .filter(({ path }) => listedPaths.includes(path))
    .flatMap(({ path, main }) => {
      // A tool says the same on each page that has it.
      const calculated = new Set(all(main, "form").flatMap((form) => all(form, "p")));
      return all(main, "p")
        .filter((paragraph) => !calculated.has(paragraph))
        .map(textOf)
        .filter((text) => text.split(" ").length > 8 && !isRepeated(text))
        .flatMap((text) => {
          const owner = owners.get(text) ?? path;
          owners.set(text, owner);
          return owner === path ? [] : [`${owner} and ${path}: ${text}`];
        });
    });
  expect(shared).toEqual([]);
});
