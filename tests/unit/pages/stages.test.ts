import { expect, test } from "vitest";
import { all, type Element, one, textOf } from "../../fixtures/html.ts";
import { render } from "../../fixtures/renderSite.ts";

const stage = {
  type: "text" as const,
  heading: "Heat at Noon",
  number: "37%",
  caption: "more heat at noon",
  paragraphs: ["The sun is high."],
  picture: { file: "homes-close.jpg", nightFile: "homes-close-night.jpg", alt: "A house" },
};

const path = "/services/commercial-hvac";
const rendered = async (section: Partial<typeof stage> = {}): Promise<Element> => {
  const page = await render(path, ({ services }) => {
    services.get("commercial-hvac")?.sections.push({ ...stage, ...section });
  });
  const found = all(page, "section").filter((each) => textOf(each).includes(stage.heading));
  expect(found).toHaveLength(1);
  return found[0] as Element;
};

const sourcesIn = (part: Element) => all(part, "source").map(({ attributes }) => attributes["srcset"] ?? "");

test("a number and a picture share one section", async () => {
  const section = await rendered();
  expect(textOf(section)).toMatch(/^37%\s*more heat at noon\s*Heat at Noon/);
  expect(one(section, "img").attributes["alt"]).toBe("A house");
});

test("a picture beside sentences is at night in both themes", async () => {
  const sources = sourcesIn(await rendered());
  expect(sources).toHaveLength(1);
  expect(sources[0]).toContain("homes-close-night-");
});

test("without a night scene, a picture is shown by day", async () => {
  const { nightFile: _, ...picture } = stage.picture;
  const sources = sourcesIn(await rendered({ picture: picture as typeof stage.picture }));
  expect(sources).toHaveLength(1);
  expect(sources[0]).toContain("homes-close-");
  expect(sources[0]).not.toContain("night");
});

test("the last block has the page's model at night", async () => {
  const page = await render(path);
  const closing = one(page, "section", { "data-closing": "" });
  for (const srcset of sourcesIn(closing)) expect(srcset).toContain("-night-");
  expect(sourcesIn(closing)).toHaveLength(4);
});
