import { expect, test } from "vitest";
import { parse } from "yaml";
import { loadContent } from "../../../src/build/content/load.ts";
import { unlistedPages } from "../../../src/tools/unlistedPages.ts";
import { listRoutes } from "../../../src/content/listRoutes.ts";

const content = await loadContent();
const page = content.site.solutions.get("data-centers");

/** What is advised for a new solution page in a file of that name. */
function advice(slug: string): string {
  if (!page) throw new Error("content/ has no page on data centers");
  const titled = { ...page, title: "Server Room Cooling: Small Rooms, #1 in Islamabad" };
  const solutions = new Map([...content.site.solutions, [slug, titled]]);
  const [text = "", ...more] = unlistedPages(content, listRoutes({ ...content.site, solutions }));
  expect(more).toEqual([]);
  return text;
}

test("every page of content is in a menu", () => {
  expect(unlistedPages(content, listRoutes(content.site))).toEqual([]);
});

test.each([
  ["server-room", "Server Room"],
  ["mosque-hvac", "Mosque HVAC"],
  ["2030", "2030"],
])("the menu item advised for %s.yaml is YAML, with a short name", (slug, name) => {
  const [sentence = "", ...lines] = advice(slug).split("\n");
  expect(sentence).toBe(
    `/solutions/${slug} is in no menu. Add to content/navigation.yaml, under menu and under footer:`,
  );
  expect(lines).toHaveLength(2);
  expect(parse(lines.join("\n"))).toEqual([{ name, href: `/solutions/${slug}` }]);
});
