import { expect, test } from "vitest";
import { desk, heading, page, set, useSavedPage } from "../../fixtures/savedPage.ts";

useSavedPage();

const adviceFor = async (file: string) => (await desk.state()).advice.filter((one) => one.file === file);

test("advice of the build names its field", async () => {
  expect(await adviceFor(page)).toEqual([]);
  expect((await desk.save(page, set(["description"], "Cold rooms"))).status).toBe(200);
  const message = expect.stringContaining("has 10 characters");
  expect(await adviceFor(page)).toEqual([{ file: page, path: ["description"], message }]);
});

test.each([heading, ["contact", "heading"]])(
  "a heading of 150 characters gets advice at %s.%s",
  async (...path) => {
    expect((await desk.save(page, set(path, "Cold-".repeat(30)))).status).toBe(200);
    const message = "has 150 characters and takes several lines: write at most 80";
    expect(await adviceFor(page)).toEqual([{ file: page, path, message }]);
  },
);

test("advice about a whole page names its file", async () => {
  await desk.write("page", { kind: "new", to: "/terms" });
  expect(await adviceFor("texts/terms.yaml")).toContainEqual({
    file: "texts/terms.yaml",
    message: expect.stringContaining("/terms is a draft"),
  });
  await desk.undo();
});
