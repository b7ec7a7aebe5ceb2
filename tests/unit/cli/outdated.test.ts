import { mkdir, mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { noteBuilt } from "../../../src/cli/build.ts";
import { isOutdated } from "../../../src/cli/deploy/assertPublishable.ts";

test("content that was saved after the build began makes it outdated, other files do not", async () => {
  const folder = await mkdtemp(join(tmpdir(), "outdated-"));
  const [content, dist] = [join(folder, "content"), join(folder, "dist")];
  const save = async (path: string, hour: number) => {
    await writeFile(join(folder, path), "");
    await utimes(join(folder, path), hour * 3600, hour * 3600);
  };
  for (const path of ["content/pages", "content/.schema", "dist"])
    await mkdir(join(folder, path), { recursive: true });
  await save("content/pages/home.yaml", 8);
  // A file that has not changed keeps its time.
  await save("dist/index.html", 1);
  await noteBuilt(dist, new Date(9 * 3_600_000));
  await save("content/.schema/home.json", 10);
  expect(await isOutdated(content, dist)).toBe(false);
  await save("content/pages/home.yaml", 10);
  expect(await isOutdated(content, dist)).toBe(true);
  await rm(folder, { recursive: true });
});
