import { join } from "node:path";
import { expect, test } from "vitest";
import { serveDesk } from "../fixtures/desk.ts";
import { makeProject } from "../fixtures/project.ts";
import { editAtRandom } from "../fixtures/randomEdits.ts";

test.each([1, 2])("200 random edits are undone byte for byte (seed %i)", async (seed) => {
  const project = await makeProject("shared");
  const hashes = async () =>
    new Map([...(await project.snapshot("content"))].map(([path, { hash }]) => [path, hash]));
  const before = await hashes();
  const first = await serveDesk(project.folder);
  const results = await editAtRandom(first, join(project.folder, "content"), 200, seed);
  first[Symbol.dispose]();
  console.log("Edits:", results);
  expect(results.saved).toBeGreaterThan(60);
  using desk = await serveDesk(project.folder);
  while ((await desk.state()).saves.length > 0) expect((await desk.undo()).status).toBe(200);
  expect(await hashes()).toEqual(before);
  await project.discard();
});
