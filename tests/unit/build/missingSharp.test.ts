import { cp, mkdir, readdir, rm, symlink } from "node:fs/promises";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { makeProject } from "../../fixtures/project.ts";
import { slow } from "../../fixtures/slow.ts";

/** Links to each package except for sharp and its binaries, and copies sharp, which looks for them beside it. */
async function leaveOutBinary(folder: string): Promise<void> {
  await rm(folder);
  await mkdir(folder);
  const names = (await readdir("node_modules")).filter((name) => !/^(\.|sharp$|@img$)/.test(name));
  for (const name of names) await symlink(resolve("node_modules", name), join(folder, name), "junction");
  for (const name of ["sharp", "@img/colour"])
    await cp(join("node_modules", name), join(folder, name), { recursive: true });
}

test("a missing binary of sharp is reported with its remedy", slow, async () => {
  const project = await makeProject("copied");
  await leaveOutBinary(join(project.folder, "node_modules"));
  for (const path of [".cache/bundle", join(project.folder, ".cache")])
    await mkdir(path, { recursive: true });
  await symlink(resolve(".cache/bundle"), join(project.folder, ".cache/bundle"), "junction");
  const { code, output } = await project.build(["--quiet"]);
  await project.discard();
  expect(code).toBe(1);
  const message = /^The picture library sharp is not installed for \w+-\w+, .* run npm ci here\.$/m;
  expect(output).toMatch(message);
  expect(output.trim().split("\n"), "no picture is blamed").toHaveLength(1);
});
