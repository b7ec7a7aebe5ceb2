import { loadContent } from "../../src/build/content/load.ts";
import { addressLine, clockTime } from "../../src/content/contacts.ts";
import { expect, test } from "./test.ts";

/**
 * The home page and one service page as a screen reader goes through them: landmarks, headings, lists, links, controls
 * and pictures with their names; running text is left out. After a wanted change, read the new files in
 * tests/browser/aria/ before you keep them: `npx playwright test --config tests/playwright.config.ts aria -u`.
 */
const kinds = { home: "/", service: "/services/commercial-hvac" };

/** The company's facts stand in the files by their names, so that changing one changes no snapshot. */
const { site } = await loadContent();
const hours = site.facts.hours.flatMap(({ opens, closes }) => (opens && closes ? [opens, closes] : []));
const texts: [name: string, fact: string | undefined][] = [
  ["name", site.facts.name],
  ["phone", site.facts.phone],
  ["whatsapp", site.facts.whatsapp],
  ["email", site.facts.email],
  ["address", addressLine(site.facts.address)],
  ...hours.map((time): [string, string] => ["time", clockTime(time)]),
];
const withoutFacts = (text: string) =>
  texts.reduce((left, [name, fact]) => (fact ? left.replaceAll(fact, `{${name}}`) : left), text);

for (const [kind, path] of Object.entries(kinds))
  test(`the accessibility tree of ${path} is that of tests/browser/aria/${kind}.txt`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(path);
    // The frame is the same on every page.
    const part = page.locator(kind === "home" ? "body" : "main");
    const lines = (await part.ariaSnapshot()).split("\n");
    const kept = lines
      .filter((line) => !/^ *- (paragraph|text|strong|\/url)\b/.test(line))
      // A picture is read by its name: the words drawn in it are not.
      .map((line) => line.replace(/^( *- img "[^"]*").*|:$/, "$1"));
    expect(withoutFacts(`${kept.join("\n")}\n`)).toMatchSnapshot(`${kind}.txt`);
  });
