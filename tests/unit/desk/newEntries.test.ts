import { expect, test } from "vitest";
import { schemaFor } from "../../../src/desk/server/reading.ts";
import { sampleOf } from "../../../src/desk/shared/samples.ts";
import { desk, page, set, textOf, useSavedPage } from "../../fixtures/savedPage.ts";
import { slow } from "../../fixtures/slow.ts";

useSavedPage();

const { properties = {} } = schemaFor(page);
const kinds = (properties["sections"]?.items?.oneOf ?? []).map(
  (kind) => [String(kind.properties?.["type"]?.const), kind] as const,
);

/** Kinds that need what only the person has: the picture with named parts, the video's address. */
const incomplete: Record<string, string[]> = { anatomy: ["parts.1.at", "parts.2.at"], video: ["url"] };

test("a new section of each kind leaves no trace", slow, async () => {
  const before = textOf(page);
  const { pictures, today } = await desk.state();
  const context = { picture: pictures[0] ?? "", category: "", today, number: 1000 };
  const { sections } = (await desk.view(page)).data as { sections: unknown[] };
  const place = (index: number) => ["sections", sections.length + index];
  const inserted = (kind: (typeof kinds)[number][1], index = 0) => {
    const value = sampleOf(kind, "sections", context) as string;
    return { kind: "insert", path: ["sections"], index: sections.length + index, value } as const;
  };
  const [complete, others] = [false, true].map((isOther) =>
    kinds.filter(([name]) => name in incomplete === isOther),
  ) as [typeof kinds, typeof kinds];
  for (const [name, kind] of others) {
    const { mistakes } = (await desk.save(page, inserted(kind))).answer;
    expect(
      mistakes?.map(({ path }) => path?.slice(2).join(".")),
      name,
    ).toEqual(incomplete[name]);
    expect(textOf(page), name).toBe(before);
  }
  const { answer } = await desk.save(page, ...complete.map(([, kind], index) => inserted(kind, index)));
  expect(answer.mistakes).toBeUndefined();
  expect(textOf(page).length).toBeGreaterThan(before.length + 100 * complete.length);
  await desk.save(
    page,
    ...complete.map((_, index) => ({ kind: "remove", path: place(index) }) as const).toReversed(),
  );
  expect(textOf(page)).toBe(before);
});

test("the texts of a new entry are open points", async () => {
  const value = { title: "New title", text: "New text" };
  const index = ((await desk.view(page)).data as { questions: unknown[] }).questions.length;
  await desk.save(page, { kind: "insert", path: ["questions"], index, value });
  const open = async () =>
    (await desk.state()).marks.filter(({ file, path }) => file === page && path[1] === index);
  expect((await open()).map(({ kind, path }) => [kind, path[2]])).toEqual([
    ["placeholder", "title"],
    ["placeholder", "text"],
  ]);
  await desk.save(page, set(["questions", index, "text"], "Yes"));
  expect((await open()).map(({ path }) => path[2])).toEqual(["title"]);
});

test("a new entry's own text is no open point", async () => {
  const before = (await desk.state()).marks.length;
  const value = { title: "New York chillers?", text: "New ones, yes." };
  await desk.save(page, { kind: "insert", path: ["questions"], index: 0, value });
  expect((await desk.state()).marks).toHaveLength(before);
});

test("the picture of a new logo is an open point", async () => {
  const { pictures } = await desk.state();
  const value = { name: "New name", file: pictures[0] ?? "" };
  await desk.save("trust.yaml", { kind: "insert", path: ["brands", "logos"], index: 0, value });
  const isOpen = async () =>
    (await desk.state()).marks.some(({ file, path }) => file === "trust.yaml" && path.at(-1) === "file");
  expect(await isOpen()).toBe(true);
  await desk.save("trust.yaml", set(["brands", "logos", 0, "file"], pictures[1] ?? ""));
  expect(await isOpen()).toBe(false);
});
