import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { build } from "../../build.ts";
import { explain, options } from "../../src/build/run.ts";
import { makeProject, type Project } from "../fixtures/project.ts";

/** Each mistake that an editor can make, put into the real content; the real build has to refuse it in a sentence. */
const home = process.cwd();
let project: Project;
let lastGood: Awaited<ReturnType<Project["snapshot"]>>;

beforeAll(async () => {
  project = await makeProject("shared");
  await project.write("dist/index.html", "<!doctype html>the last good build");
  await project.write("dist/images/a.avif", randomBytes(64));
  lastGood = await project.snapshot("dist");
  process.chdir(project.folder);
});
afterAll(() => {
  process.chdir(home);
  return project.discard();
});

/** Puts back every file that a test has changed. */
const originals = new Map<string, string>();
beforeEach(async () => {
  for (const [path, text] of originals) await project.write(path, text);
  originals.clear();
});

async function edit(path: string, from: string | RegExp, to: string): Promise<void> {
  if (!originals.has(path)) originals.set(path, await project.read(path));
  await project.edit(path, from, to);
}

/** Builds in this process, which is quick, and checks what is true of every refusal. Gives what would be printed. */
async function refusal(): Promise<string> {
  const output = await build(options([])).then(() => "The build went through.", explain);
  return checked(output);
}

/** The same by the command that an editor runs, whose exit code counts. */
async function refusalOfCommand(...args: string[]): Promise<string> {
  const { code, output } = await project.build(args);
  expect(code, output).toBe(1);
  return checked(output);
}

async function checked(output: string): Promise<string> {
  expect(output).toMatch(/^\d+ things? to mend\. The last good build is untouched\.$/m);
  expect(output, "a stack trace is no use to an editor").not.toMatch(/^\s+at |\.ts:\d|Error:/m);
  expect(await project.snapshot("dist"), "the last good build").toEqual(lastGood);
  return output;
}

/** The line on which a text stands, counted from 1. */
async function lineOf(path: string, text: string): Promise<number> {
  const before = (await project.read(path)).split(text)[0];
  return String(before).split("\n").length;
}

const amc = "content/services/amc.yaml";

describe("the build refuses", () => {
  test("a YAML syntax error", async () => {
    await edit(amc, "category: Residential", 'category: "Residential');
    expect(await refusalOfCommand()).toMatch(
      /^content\/services\/amc\.yaml:\d+:\d+: is not valid YAML: .+ quotes/m,
    );
  });

  test("wrong indentation", async () => {
    await edit(amc, "  heading: Maintenance", "   heading: Maintenance");
    expect(await refusal()).toMatch(
      /^content\/services\/amc\.yaml:\d+:\d+: is not valid YAML: .+indentation/m,
    );
  });

  test("a key written twice", async () => {
    await edit(amc, "category: Residential", "category: Residential\ncategory: Retail");
    const line = (await lineOf(amc, "category: Retail")).toString();
    const first = await lineOf(amc, "category: Residential");
    expect(await refusal()).toContain(
      `${amc}:${line}:1: "category" stands twice here; the first is in line ${first}`,
    );
  });

  test("a text that begins with a star", async () => {
    await edit(amc, "category: Residential", "category: *Residential*");
    const line = await lineOf(amc, "category:");
    expect(await refusal()).toContain(
      `${amc}:${line}:11: "*Residential*" is not valid YAML: * begins an alias; put quotes around the text`,
    );
  });

  test("files that are not saved as UTF-8", async () => {
    const navigation = "content/navigation.yaml";
    for (const path of [amc, navigation]) originals.set(path, await project.read(path));
    const text = (await project.read(amc)).replace("category: Residential", "category: 42 °C");
    await project.write(amc, Buffer.from(text.replace(/[^\0-\xff]/g, "?"), "latin1"));
    await project.write(navigation, Buffer.from(`\uFEFF${await project.read(navigation)}`, "utf16le"));
    const output = await refusal();
    const first = text.split("\n").findIndex((line) => /[\x80-\xff]/.test(line)) + 1;
    expect(output).toMatch(
      new RegExp(
        `^${amc}:${first}:\\d+: is not saved as UTF-8: .+ Save the file again with the encoding UTF-8$`,
        "m",
      ),
    );
    expect(output).toMatch(/^content\/navigation\.yaml:1:1: is not saved as UTF-8/m);
    expect(output).toContain("2 things to mend.");
  });

  test("a missing field", async () => {
    await edit(amc, /  heading: Maintenance.*\n/, "");
    const line = await lineOf(amc, "  lead: >-");
    expect(await refusal()).toContain(
      `${amc}:${line}:3: hero.heading is missing: write it (The page's one main heading)`,
    );
  });

  test("a missing file", async () => {
    const path = "content/pages/about.yaml";
    originals.set(path, await project.read(path));
    await project.remove(path);
    expect(await refusal()).toContain(`${path}:1:1: is missing: restore this file`);
  });

  test("a value of the wrong type", async () => {
    await edit("content/site.yaml", "founded: 2003", 'founded: "2003"');
    const line = await lineOf("content/site.yaml", "founded:");
    expect(await refusal()).toContain(
      `content/site.yaml:${line}:10: founded is "2003", but must be a number`,
    );
  });

  test("a list where a text belongs", async () => {
    await edit(amc, /  heading: Maintenance.*\n/, "  heading: [Maintenance]\n");
    const line = await lineOf(amc, "[Maintenance]");
    expect(await refusal()).toContain(
      `${amc}:${line}:12: hero.heading is a list, but must be a text: put quotes around a number`,
    );
  });

  test("an unknown key", async () => {
    await edit(amc, "  heading: Maintenance", "  headings: Maintenance");
    const line = await lineOf(amc, "headings:");
    const output = await refusal();
    expect(output).toContain(
      `${amc}:${line}:3: "headings" is not a key that is known here: correct its spelling or remove it. Known here: heading, lead, picture`,
    );
    expect(output, "the field that the misspelt one leaves open").toContain("hero.heading is missing");
  });

  test("a word that is none of a choice", async () => {
    await edit(amc, "category: Residential", "category: Industrial");
    const line = await lineOf(amc, "category:");
    expect(await refusal()).toContain(
      `${amc}:${line}:11: category is not a category: write one of Residential, Commercial,`,
    );
  });

  test("words that the loop's drawing has no room for, and a step of its story left out", async () => {
    const path = "content/pages/geothermal-hvac.yaml";
    await edit(path, "ground: 25 °C", "ground: about 25 °C");
    const line = await lineOf(path, "ground: about");
    expect(await refusal()).toContain(
      `${path}:${line}:13: story.drawing.ground is longer than 8 characters: the drawing has no room for more`,
    );
    await edit(path, /    pump:\n(      .*\n)+/, "");
    expect(await refusal()).toContain("story.steps.pump is missing: write it");
  });

  test("a second file for one route", async () => {
    const second = "content/services/amc.yml";
    await project.write(second, (await project.read(amc)).replace(/^title: .*$/m, "title: Another"));
    const output = await refusal();
    await project.remove(second);
    expect(output).toContain(
      `${second}:1:1: describes the page /services/amc a second time, after amc.yaml: keep one of the two files`,
    );
  });

  test("a page where none is looked for", async () => {
    await project.write("content/pages/faq.yaml", "title: Questions\n");
    const output = await refusal();
    await project.remove("content/pages/faq.yaml");
    expect(output).toContain(
      "content/pages/faq.yaml:1:1: is not read: put a page into services/ or solutions/",
    );
  });

  test("a file name that makes no address", async () => {
    const path = "content/solutions/Cold Rooms 2.yaml";
    const page = await project.read("content/solutions/cold-rooms.yaml");
    await project.write(path, page.replace(/^title: .*$/m, "title: Another"));
    const output = await refusal();
    await project.remove(path);
    expect(output).toContain(`${path}:1:1: has a name that makes no web address: use lower-case letters`);
  });

  test("a title that another page has", async () => {
    const title = /^title: (.*)$/m.exec(await project.read(amc))?.[1] ?? "";
    await edit("content/services/cold-storage.yaml", /^title: .*$/m, `title: ${title}`);
    const line = await lineOf("content/services/cold-storage.yaml", "title:");
    const first = await lineOf(amc, "title:");
    expect(await refusal()).toContain(
      `content/services/cold-storage.yaml:${line}:8: title is the same as in ${amc}:${first}: write one that says what only this page offers`,
    );
  });

  test("a menu link to no page", async () => {
    await edit("content/navigation.yaml", "href: /gallery", "href: /galery");
    const line = await lineOf("content/navigation.yaml", "/galery");
    expect(await refusal()).toMatch(
      new RegExp(
        `^content/navigation\\.yaml:${line}:11: menu\\[\\d\\]\\.href links to /galery, which is no page of this site\\. Write `,
        "m",
      ),
    );
  });

  test("a card link to no page", async () => {
    await edit("content/pages/home.yaml", /href: \/solutions\/data-centers/, "href: /solutions/data-centres");
    const line = await lineOf("content/pages/home.yaml", "/solutions/data-centres");
    const output = await refusal();
    expect(output).toContain(`content/pages/home.yaml:${line}:13: sectors.cards[6].href links to`);
    expect(output).toContain("Write /solutions/data-centers, or add the page");
  });

  test("a link in running text to no page", async () => {
    await edit(amc, "](/services/cold-storage)", "](/services/cold-store)");
    expect(await refusal()).toMatch(
      /^content\/services\/amc\.yaml:\d+:\d+: .+ links to \/services\/cold-store,/m,
    );
  });

  test("a missing picture", async () => {
    await edit(amc, "file: amc.jpg", "file: amcs.jpg");
    const line = await lineOf(amc, "file: amcs");
    expect(await refusal()).toContain(
      `${amc}:${line}:11: hero.picture.file names amcs.jpg, which is not in content/images. `,
    );
  });

  test("a corrupt picture", async () => {
    const bytes = await readFile("content/images/amc.jpg");
    await project.write("content/images/amc.jpg", bytes.subarray(0, bytes.length - 40));
    const output = await refusal();
    await project.write("content/images/amc.jpg", bytes);
    expect(output).toMatch(
      /^content\/[\w/.-]+:\d+:\d+: [\w.[\]]+ names amc\.jpg, which can't be read as a picture \(.+\)\. Export it again as JPEG or PNG$/m,
    );
  });

  test("a file that is no picture", async () => {
    const bytes = await readFile("content/images/amc.jpg");
    await project.write("content/images/amc.jpg", "%PDF-1.7 a quotation, renamed");
    const output = await refusal();
    await project.write("content/images/amc.jpg", bytes);
    expect(output).toMatch(/names amc\.jpg, which can't be read as a picture/);
  });

  test("missing alternative text", async () => {
    await edit(amc, /    alt: .*\n/, "");
    const line = await lineOf(amc, "file: amc.jpg");
    expect(await refusal()).toContain(
      `${amc}:${line}:5: hero.picture.alt is missing: write it (One sentence saying what the picture shows`,
    );
  });

  test("empty alternative text", async () => {
    await edit(amc, /    alt: .*\n/, '    alt: ""\n');
    const line = await lineOf(amc, 'alt: ""');
    expect(await refusal()).toContain(`${amc}:${line}:10: hero.picture.alt is empty: write the words`);
  });

  test("empty copy", async () => {
    await edit("content/pages/not-found.yaml", /^text: .*$/m, 'text: "  "');
    const line = await lineOf("content/pages/not-found.yaml", 'text: "');
    expect(await refusal()).toContain(
      `content/pages/not-found.yaml:${line}:7: text is empty: write the words that visitors should read`,
    );
  });

  test("copy that was deleted after its key", async () => {
    await edit("content/pages/not-found.yaml", /^text: .*$/m, "text:");
    expect(await refusal()).toMatch(/^content\/pages\/not-found\.yaml:\d+:\d+: text is missing: write it/m);
  });

  test("a brand mark that holds more than shapes", async () => {
    await edit("content/brand/mark.svg", "<path", '<script href="x"/>\n<path');
    const line = await lineOf("content/brand/mark.svg", "<script");
    expect(await refusal()).toContain(
      `content/brand/mark.svg:${line}:5: holds <script>, but may hold g, path, circle`,
    );
  });

  test("a city that the coverage map does not know", async () => {
    await edit("content/site.yaml", "city: Quetta", "city: Qetta");
    const line = await lineOf("content/site.yaml", "city: Qetta");
    const output = await refusal();
    expect(output).toContain(
      `content/site.yaml:${line}:11: coverage[5].city is not a city that the map knows (Abbottabad, `,
    );
    expect(output).toContain("add below it, for instance, position: { latitude: 27.71, longitude: 68.86 }");
  });

  test("a position that lies off the map", async () => {
    await edit(
      "content/site.yaml",
      "city: Quetta",
      "city: Turbat\n    position: { latitude: 62, longitude: 63 }",
    );
    const line = await lineOf("content/site.yaml", "latitude: 62");
    expect(await refusal()).toContain(
      `content/site.yaml:${line}:27: coverage[5].position.latitude lies off the map: write degrees north between 23.4 and 37.4`,
    );
  });

  test("an office that closes before it opens", async () => {
    await edit("content/site.yaml", 'closes: "14:00"', 'closes: "02:00"');
    const line = await lineOf("content/site.yaml", 'closes: "02:00"');
    expect(await refusal()).toContain(
      `content/site.yaml:${line}:13: hours[2].closes must be later than opens`,
    );
  });

  test("a temperature off the scale, and a band that goes backwards", async () => {
    const transport = "content/services/transport-hvac.yaml";
    await edit(transport, "label: Frozen, to: -18", "label: Frozen, to: -180");
    await edit(transport, "label: Fresh, from: 0, to: 4", "label: Fresh, from: 8, to: 4");
    const line = await lineOf(transport, "to: -180");
    const output = await refusal();
    expect(output).toContain(
      `${transport}:${line}:30: sections[2].bands[1].to is colder than the scale: write −30 °C`,
    );
    expect(output).toContain(
      `${transport}:${line + 1}:31: sections[2].bands[2].from goes backwards: write the smaller number as from`,
    );
  });

  test("sizes that leave a gap without a word on it", async () => {
    const truck = "content/solutions/truck-refrigeration.yaml";
    await edit(truck, /    gap: .*\n/, "");
    expect(await refusal()).toMatch(
      /^content\/solutions\/truck-refrigeration\.yaml:\d+:\d+: sections\[2\]\.gap is missing: the sizes leave a gap; write what to do/m,
    );
  });

  test("everything in one run, sorted by place", async () => {
    await edit("content/site.yaml", "founded: 2003", "founded: long ago");
    await edit("content/navigation.yaml", "href: /gallery", "href: /galery");
    await edit(amc, "file: amc.jpg", "file: amcs.jpg");
    await edit("content/pages/about.yaml", /^title: /m, "titel: ");
    await edit("content/projects.yaml", "projects:", "projects: [");
    const output = await refusalOfCommand();
    const places = output.split("\n").flatMap((line) => /^(content\/\S+?):\d+:\d+: /.exec(line)?.[1] ?? []);
    expect(new Set(places)).toEqual(
      new Set([
        "content/navigation.yaml",
        "content/pages/about.yaml",
        "content/projects.yaml",
        amc,
        "content/site.yaml",
      ]),
    );
    expect(places).toEqual([...places].sort());
    expect(output).toContain(`${places.length} things to mend.`);
  });
});

describe("--launch", () => {
  test("refuses while placeholders and unconfirmed claims stand, and lists each with its place", async () => {
    const output = await refusalOfCommand("--launch");
    const phone = await lineOf("content/site.yaml", "phone:");
    expect(output).toContain(
      `content/site.yaml:${phone}:21: phone is still a stand-in ("+92 51 000 0000"): write the real value and remove !placeholder`,
    );
    expect(output).toMatch(
      /^content\/pages\/home\.yaml:\d+:\d+: whyChoose\.stats\.0\.value is an unconfirmed claim/m,
    );
  });
});
