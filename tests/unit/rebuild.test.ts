import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listFiles } from "../../src/build/lib/files.ts";
import { makeProject, type Project, tinyPicture } from "../fixtures/project.ts";

/** Builds that go on from the caches of others, in a copy of the project. */
let project: Project;
/** Hashes of the files that the last build made. */
let last: Map<string, string>;
const epoch = { SOURCE_DATE_EPOCH: String(Date.UTC(2031, 0, 1) / 1000) };

beforeAll(async () => {
  project = await makeProject("copied");
  last = await built();
}, 120_000);
afterAll(() => project.discard());

/** Builds, and gives the hash of each file of dist. */
async function built(dist = "dist", args: string[] = []): Promise<Map<string, string>> {
  const { code, output } = await project.build(["--quiet", "--dist", dist, ...args], epoch);
  expect(code, output).toBe(0);
  return new Map([...(await project.snapshot(dist))].map(([path, { hash }]) => [path, hash]));
}

/** Builds, and gives the files of dist that the last build hadn't made, or made otherwise. */
async function builtAnew(): Promise<string[]> {
  const before = last;
  last = await built();
  return [...last].filter(([path, hash]) => before.get(path) !== hash).map(([path]) => path);
}

test("edits of sources reach what is kept: the pages' code, their style and scripts, the icons", async () => {
  await project.edit("src/components/Footer/Footer.tsx", /<footer/, '<footer data-x="1"');
  await project.edit("src/styles/reset.css.ts", /cursor: "pointer"/, 'cursor: "grab"');
  await project.edit("src/client/inline.ts", /^/, "document.title += 1;\n");
  await project.edit("src/islands/Tabs/Tabs.tsx", /^/, 'console.log("an edit of an island");\n');
  await project.edit("content/brand/mark.svg", / d="M/, ' d="M0 0M');
  const changed = await builtAnew();
  const page = await project.read("dist/about/index.html");
  expect(page).toContain('<footer data-x="1"');
  expect(page).toContain("cursor:grab");
  expect(page).toContain("document.title+=1");
  expect(changed).toContainEqual(expect.stringMatching(/^assets\/Tabs-/));
  expect(changed).toContain("favicon.svg");
});

test("edits of content reach what is kept: pictures, the cards of social networks and the words of islands", async () => {
  await project.write("content/images/amc.webp", await tinyPicture("webp", { width: 90, height: 60 }));
  await project.edit("content/pages/about.yaml", /file: .*/, "file: home-hero.webp");
  await project.edit("content/site.yaml", /^name: .*$/m, 'name: "Other Name"');
  await project.edit("content/tools.yaml", /gapSend: .*/, "gapSend: Send us other things.");
  const changed = await builtAnew();
  expect(changed).toContainEqual(expect.stringMatching(/^images\/amc-/));
  expect(changed).toContainEqual(expect.stringMatching(/^share\/contact-/));
  expect(await project.read("dist/about/index.html")).toContain("/images/home-hero-");
  const script = changed.find((path) => /^assets\/TransportUnit-\w+\.js$/.test(path)) ?? "";
  expect(await project.read(`dist/${script}`)).toContain("Send us other things.");
});

test("a build that fails in between leaves nothing behind in the caches", async () => {
  const page = await project.read("content/services/amc.yaml");
  await project.write("content/services/amc.yaml", page.replace(/^title: /m, "titel: "));
  const { code, output } = await project.build(["--quiet"], epoch);
  expect(code).toBe(1);
  expect(output).toContain('"titel" is not a key');
  await project.write("content/services/amc.yaml", page);
  expect(await builtAnew()).toEqual([]);
});

test("what is damaged in the caches is made anew", async () => {
  const damages = [
    () => Buffer.alloc(0),
    (bytes: Buffer) => bytes.subarray(0, bytes.length >> 1),
    (bytes: Buffer) => bytes.map((byte, index) => (index === bytes.length >> 1 ? byte ^ 1 : byte)),
  ];
  const records = listFiles(join(project.folder, ".cache"));
  for (const [index, record] of records.entries()) {
    const path = join(project.folder, ".cache", record);
    await writeFile(path, damages[index % 3]?.(await readFile(path)) ?? "");
  }
  expect(records.length).toBeGreaterThan(100);
  expect(await built("undamaged")).toEqual(last);
});

test("after all of them dist is what empty caches give, byte for byte", async () => {
  expect(await built("other", ["--cache", "fresh"])).toEqual(last);
});
