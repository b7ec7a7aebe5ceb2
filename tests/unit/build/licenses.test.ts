import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { packagesIn, thirdPartyNotices } from "../../../src/build/source/licenses.ts";

let root: string;
const own = { name: "own", version: "1.0.0", license: "MIT", author: "A. Author" };

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "hvac-notices-"));
  const other = { license: "ISC", version: "2.0.0" };
  await put("lucide", { ...other, name: "lucide" }, "Shared text");
  await put("@fontsource-variable/geist", { ...other, name: "geist" }, "Shared text\r\n");
  await put("own", own);
  await put("closed", { ...own, name: "closed", license: "Apache-2.0" });
});
afterAll(() => rm(root, { recursive: true, force: true }));

async function put(name: string, facts: object, licence?: string): Promise<void> {
  const folder = join(root, "node_modules", name);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "package.json"), JSON.stringify(facts));
  if (licence) await writeFile(join(folder, "LICENSE.md"), licence);
}

test("packages under the same text stand together, and the icons and the typeface always", async () => {
  const notices = await thirdPartyNotices(root, ["node_modules/own"]);
  expect(notices).toContain("geist 2.0.0 (ISC)\nlucide 2.0.0 (ISC)\n\nShared text\n");
  expect(notices).toContain(
    "own 1.0.0 (MIT)\n\nMIT License\n\nCopyright (c) A. Author\n\nPermission is hereby",
  );
});

test("a package without a licence to show stops the build", async () => {
  await expect(thirdPartyNotices(root, ["node_modules/closed"])).rejects.toThrow(
    /^closed reaches the browser/,
  );
});

test("a package counts when bytes of it are in a bundle, wherever it is installed", () => {
  const inputs = (bytes: number) => ({ bytesInOutput: bytes });
  const output = {
    bytes: 1,
    imports: [],
    exports: [],
    inputs: {
      "../x/node_modules/@scope/a/dist/index.js": inputs(5),
      "node_modules/b/node_modules/c/index.js": inputs(5),
      "node_modules/gone/index.js": inputs(0),
      "src/client/loader.ts": inputs(5),
    },
  };
  expect(packagesIn({ inputs: {}, outputs: { "a.js": output } })).toEqual([
    "../x/node_modules/@scope/a",
    "node_modules/b/node_modules/c",
  ]);
});
