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

type Edit = [what: string, path: string, from: string | RegExp, to: string];

/** One edit of every kind of source; each after a build that has seen the ones before. */
const sources: Edit[] = [
  ["the brand mark", "content/brand/mark.svg", / d="M/, ' d="M0 0M'],
  ["a component", "src/components/Footer/Footer.tsx", /<footer/, '<footer data-x="1"'],
  ["a style", "src/styles/reset.css.ts", /cursor: "pointer"/, 'cursor: "grab"'],
  ["a script of the browser", "src/client/inline.ts", /^/, "document.title += 1;\n"],
  ["a step of the build", "src/build/site/siteFiles.ts", /User-agent: \*/, "User-agent: x"],
];

/** One edit of every kind of content. They come last: what they leave as it was in error, nothing makes anew. */
const contents: Edit[] = [
  ["a page's picture", "content/pages/about.yaml", /file: .*/, "file: home-hero.webp"],
  [
    "a section that brings its own styles",
    "content/services/commercial-hvac.yaml",
    'text: ""',
    "text: Words",
  ],
  ["a fact on every page", "content/site.yaml", /^name: .*$/m, 'name: "Other Name"'],
  ["the menu", "content/navigation.yaml", /name: .*/, "name: Other"],
  ["a project", "content/projects.yaml", /title: /, "title: New "],
  ["the picture that stands for the company", "content/pages/home.yaml", /file: .*/, "file: amc.webp"],
  ["a page's words", "content/services/amc.yaml", /heading: /, "heading: New "],
];

/** Builds, and makes sure that something has come out otherwise than the last time. */
async function builtAnew(): Promise<void> {
  const now = await built();
  expect(now).not.toEqual(last);
  last = now;
}

test.for(sources)("an edit of %s changes dist", async ([, path, from, to]) => {
  await project.edit(path, from, to);
  await builtAnew();
});

test("a new picture under an old name changes dist, and so does a new file in static/", async () => {
  await project.write("content/images/amc.webp", await tinyPicture("webp", { width: 90, height: 60 }));
  await builtAnew();
  await project.write("static/note.txt", "1");
  await builtAnew();
});

test.for(contents)("an edit of %s changes dist", async ([, path, from, to]) => {
  await project.edit(path, from, to);
  await builtAnew();
});

test("a build that fails in between leaves nothing behind in the caches", async () => {
  const page = await project.read("content/services/amc.yaml");
  await project.write("content/services/amc.yaml", page.replace(/^title: /m, "titel: "));
  const { code, output } = await project.build(["--quiet"], epoch);
  expect(code).toBe(1);
  expect(output).toContain('"titel" is not a key');
  await project.write("content/services/amc.yaml", page);
  expect(await built()).toEqual(last);
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
