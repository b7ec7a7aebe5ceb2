import { expect, test } from "vitest";
import { desk, page, project, useSavedPage } from "../../fixtures/savedPage.ts";

useSavedPage();

const build = async () => (await desk.write("publish", { command: "build" })).answer;

test("the open points of a build are counted", async () => {
  const marks = (await desk.state()).marks.length;
  expect(await build()).toEqual({ succeeded: false, output: "", open: marks, mistakes: [] });
});

test("a build names the field of a mistake", async () => {
  await project.edit(`content/${page}`, /(?<=^ {2}lead: ).*/m, ">-\n    See [there](/nowhere).");
  const message = expect.stringContaining("links to /nowhere");
  const mistake = { file: page, path: ["hero", "lead"], message };
  expect(await build()).toEqual({ succeeded: false, output: "", open: 0, mistakes: [mistake] });
});

test("a build names a date in the past", async () => {
  await project.edit("content/site.yaml", /(?<=^ {2}expires: ).*/m, "2020-01-01");
  const path = ["security", "expires"];
  expect((await build()).mistakes).toEqual([expect.objectContaining({ file: "site.yaml", path })]);
});
