import { cp } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hashOfFolder } from "../../src/build/lib/cache.ts";
import { namesIn } from "../../src/build/lib/files.ts";
import { manifestFile, readManifest } from "../../src/build/site/manifest.ts";
import { makeProject, type Project, tinyPicture } from "../fixtures/project.ts";
import { slow } from "../fixtures/slow.ts";

/** The tests share one dist folder, so they must run in this order. */
let project: Project;
let first: Awaited<ReturnType<Project["snapshot"]>>;

/** The first second of 2031 in UTC. In America, it is still 2030. */
const epoch = { SOURCE_DATE_EPOCH: String(Date.UTC(2031, 0, 1) / 1000) };

beforeAll(async () => {
  project = await makeProject("copied");
  // The first build is only the tests' beginning, so it need not bundle src/ again.
  for (const name of namesIn(".cache").filter((name) => /^(bundle|icons|share|typeface)$/.test(name)))
    await cp(join(".cache", name), join(project.folder, ".cache", name), { recursive: true });
  const { code, output } = await project.build([], { ...epoch, TZ: "America/Los_Angeles" });
  expect(code, output).toBe(0);
  first = await project.snapshot("dist");
});
afterAll(() => project.discard());

const hashes = (files: typeof first) => new Map([...files].map(([path, { hash }]) => [path, hash]));

describe("the build", () => {
  test("takes the copyright year from SOURCE_DATE_EPOCH", async () => {
    expect(await project.read("dist/index.html")).toMatch(/© <span[^>]*>2031<\/span>/);
  });

  test("writes nothing if nothing has changed", async () => {
    await project.write("content/site.yaml", await project.read("content/site.yaml"));
    const { output } = await project.build(["--dist", "./src/..//dist/", "--content", "./content/"], epoch);
    // Subtracts 1, because the output doesn't count the build's own list of files.
    expect(output).toContain(`Files written: 0, unchanged: ${first.size - 1}, removed: 0.`);
    expect(await project.snapshot("dist")).toEqual(first);
  });

  test("writes the same bytes in another time zone", slow, async () => {
    const { code, output } = await project.build(["--dist", "made/out"], {
      ...epoch,
      TZ: "Pacific/Kiritimati",
      LANG: "tr_TR.UTF-8",
    });
    expect(code, output).toBe(0);
    expect(hashes(await project.snapshot("made/out"))).toEqual(hashes(first));
  });

  test("names its content folder in the manifest", slow, async () => {
    const [content, other] = ["content", "content2"].map((name) => join(project.folder, name)) as [
      string,
      string,
    ];
    await cp(content, other, { recursive: true });
    await project.build(["--content", "content2", "--dist", "dist2", "--draft", "--quiet"], epoch);
    const manifest = readManifest(join(project.folder, "dist2"));
    expect(manifest).toMatchObject({ folder: "content2", content: hashOfFolder(other) });
  });

  test("builds a page from one new file", async () => {
    const page = await project.read("content/solutions/cold-rooms.yaml");
    const own = page
      .replace(/^title: .*$/m, 'title: "Ice Rinks: Chilled Floors, Dehumidifiers"')
      .replace(/^  heading: .*$/m, "  heading: Ice Rinks")
      .replace(
        /^description:[\s\S]*?\n(?=\w)/m,
        `description: ${"Rinks that stay frozen in July. ".repeat(4)}\n`,
      )
      .replace(/(?<=^ {4}file: ).*$/m, "ice-rink.webp");
    await project.write("content/solutions/ice-rinks.yaml", own);
    await project.write("content/images/ice-rink.webp", await tinyPicture("webp"));
    const { code, output } = await project.build([], epoch);
    expect(code, output).toBe(0);
    expect(output).toContain(
      "/solutions/ice-rinks is not in the menu or footer. Add to content/navigation.yaml, under menu and under footer:\n  - name: Ice Rinks\n    href: /solutions/ice-rinks\n",
    );
    expect(await project.read("dist/solutions/ice-rinks/index.html")).toContain(
      "<title>Ice Rinks: Chilled Floors, Dehumidifiers",
    );
    expect(await project.read("dist/sitemap.xml")).toContain("/solutions/ice-rinks</loc>");
    const now = await project.snapshot("dist");
    expect([...now.keys()].filter((path) => path.startsWith("images/ice-rink-"))).not.toEqual([]);
  });

  test("removes obsolete files only", async () => {
    for (const path of ["solutions/ice-rinks.yaml", "images/ice-rink.webp"])
      await project.remove(`content/${path}`);
    const { output } = await project.build([], epoch);
    expect(output).toMatch(/removed: [1-9]/);
    expect(readManifest(`${project.folder}/dist`)?.removed).toEqual(["solutions/ice-rinks/index.html"]);
    const own = hashes(await project.snapshot("dist"));
    // The manifest lists the removed page.
    expect(own.set(manifestFile, first.get(manifestFile)?.hash ?? "")).toEqual(hashes(first));
  });

  test("replaces cached output after every kind of edit", slow, async () => {
    await project.edit("src/components/Footer/Footer.tsx", /<footer/, '<footer data-x="1"');
    await project.edit("src/styles/reset.css.ts", /cursor: "pointer"/, 'cursor: "grab"');
    await project.edit("src/client/inline.ts", /^/, "document.title += 1;\n");
    await project.edit("src/islands/Tabs/Tabs.tsx", /^/, 'console.log("an edit of an island");\n');
    await project.edit("content/brand/mark.svg", / d="M/, ' d="M0 0M');
    await project.write("content/images/offices.webp", await tinyPicture("webp", { width: 90, height: 60 }));
    await project.edit("content/calculators.yaml", /gapHeading: .*/, "gapHeading: Send us other things.");
    const { code, output } = await project.build(["--quiet"], epoch);
    expect(code, output).toBe(0);
    const page = await project.read("dist/about/index.html");
    for (const edited of ['<footer data-x="1"', "cursor:grab", "document.title+=1"])
      expect(page).toContain(edited);
    const now = await project.snapshot("dist");
    const changed = [...now].flatMap(([path, { hash }]) => (first.get(path)?.hash === hash ? [] : [path]));
    for (const name of [/^assets\/Tabs-/, /^favicon\.svg$/, /^images\/offices-/])
      expect(changed).toContainEqual(expect.stringMatching(name));
    const script = changed.find((path) => /^assets\/TransportUnit-\w+\.js$/.test(path)) ?? "";
    expect(await project.read(`dist/${script}`)).toContain("Send us other things.");
  });

  test("leaves dist unchanged if a page throws", async () => {
    const before = await project.snapshot("dist");
    await project.edit(
      "src/pages/AboutPage.tsx",
      /  return \(/,
      '  if (page) throw new Error("no such value");\n  return (',
    );
    const { code, output } = await project.build([], epoch);
    expect(code).toBe(1);
    expect(output).toContain("/about (from content/pages/about.yaml) can't be rendered: no such value");
    expect(output).toContain("The last good build is untouched.");
    expect(await project.snapshot("dist")).toEqual(before);
  });
});
