import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Page } from "@playwright/test";
import { parseYaml } from "../../src/build/content/yaml.ts";
import { valueAt } from "../../src/content/fields.ts";
import { pathOf } from "../../src/desk/shared/paths.ts";
import { startDev } from "../fixtures/devServer.ts";
import { makeProject, type Project, tinyPicture } from "../fixtures/project.ts";
import { changedLines } from "../fixtures/tricky.ts";
import { violations } from "./axe.ts";
import { deskPage, files, phone, tabs } from "./deskPage.ts";
import { long } from "./long.ts";
import { expect, test } from "./test.ts";

test.describe.configure({ mode: "default" });
// Chromium logs each refused request, and that a reload interrupts the transition between pages.
test.use({ expectedMessage: /status of 4(22|09)|ViewTransition|Transition was skipped/ });

let project: Project;
let dev: Awaited<ReturnType<typeof startDev>>;
let original: string;

test.beforeAll(async () => {
  project = await makeProject("shared");
  mkdirSync(join(project.folder, ".cache"));
  for (const name of ["bundle", "icons", "images", "measures", "share", "typeface"])
    symlinkSync(resolve(".cache", name), join(project.folder, ".cache", name), "junction");
  dev = await startDev(project);
});
test.afterAll(async () => {
  await dev.stop();
  await project.discard();
});
test.beforeEach(async ({ page }) => {
  original = read();
  await page.goto(`${dev.origin}/__desk/?page=${url}`);
  await expect(onPage(page).getByRole("heading", { level: 1 })).toBeVisible();
});

const { url, file, sections, claim, step } = deskPage();
const at = `${step.list}/0/text`;
const read = () => readFileSync(join(project.folder, "content", file), "utf8");
const write = (text: string) => writeFileSync(join(project.folder, "content", file), text);
const saved = (path: string) => valueAt(parseYaml(file, read()).data, pathOf(`desk/${path}`));
const onPage = (page: Page) => page.frameLocator("iframe.page");
const status = (page: Page) => page.getByRole("status");
const field = (page: Page, path: string) => page.locator(`[id="desk/${path}"]`);
const press = (page: Page, name: string | RegExp) =>
  page.getByRole("button", typeof name === "string" ? { name, exact: true } : { name }).click();

/** Clicks the step's text on the page as it is now, and returns it. */
async function openStep(page: Page): Promise<string> {
  const text = String(saved(at));
  await onPage(page).getByText(text, { exact: true }).filter({ visible: true }).first().click();
  await expect(field(page, at)).toBeFocused();
  return text;
}

test("the Edit button opens the desk of its page", async ({ page }) => {
  await page.goto(dev.origin + url);
  await page.getByRole("link", { name: "Edit", exact: true }).click();
  await expect(onPage(page).getByRole("heading", { level: 1 })).toBeVisible();
  expect(page.frames()[1]?.url()).toBe(dev.origin + url);
});

test("typing into a clicked text changes the page", async ({ page }) => {
  await openStep(page);
  await field(page, at).fill("Keep it shut: x, y #1");
  await expect(onPage(page).getByText("Keep it shut: x, y #1")).toBeVisible();
  await expect(status(page)).toHaveText("Saved.");
  expect(changedLines(original, read()).added.join()).toMatch(/^ +(text: "?)?Keep it shut: x, y #1"?$/);
});

test("a new build keeps the page's state", async ({ page }) => {
  await page.goto(`${dev.origin}/__desk/?page=${tabs}`);
  const tab = onPage(page).getByRole("tab").nth(1);
  await tab.click();
  await expect(page.locator("main textarea:focus")).toHaveValue((await tab.textContent()) ?? "");
  const top = await page.frames()[1]?.evaluate(() => scrollY);
  await page.keyboard.press("End");
  await page.keyboard.type(" too");
  await expect(tab).toHaveText(/ too$/);
  await expect(tab).toHaveAttribute("aria-selected", "true");
  expect(top).toBeGreaterThan(0);
  await expect.poll(() => page.frames()[1]?.evaluate(() => scrollY)).toBe(top);
});

test("a mistake is shown at its field", async ({ page }) => {
  const text = await openStep(page);
  await field(page, at).fill("");
  await expect(field(page, at)).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByText("This is empty: write the words")).toBeVisible();
  expect(read()).toBe(original);
  await press(page, "Discard what is not saved");
  await expect(field(page, at)).toHaveValue(text);
});

test("opening each file changes nothing", async ({ page }) => {
  const before = await project.snapshot("content");
  const writes: string[] = [];
  page.on("request", (request) => request.method() === "POST" && writes.push(request.url()));
  // The forms alone are examined.
  await page.route(
    (address) => !address.pathname.startsWith("/__"),
    (route) => route.fulfill({ contentType: "text/html", body: "" }),
  );
  const opened = await page.evaluate(async () => {
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    const click = async (selector: string, index: number, shown: string) => {
      all(selector)[index]?.click();
      do await new Promise(requestAnimationFrame);
      while (all(shown).length === 0);
    };
    const stops: number[] = [];
    do {
      await click("nav button", 1, "main details");
      const { length } = all("main button.row");
      if (stops.length === length) return stops;
      await click("main button.row", stops.length, "main [data-field]");
      const fields = all("main :is(input, textarea, select, button:not([tabindex='-1']))");
      stops.push(fields.filter((one) => one.checkVisibility()).length);
    } while (stops.length < 1000);
    return stops;
  });
  expect(opened).toHaveLength(files.length);
  expect(opened.filter((stops) => stops >= 60)).toEqual([]);
  expect(writes).toEqual([]);
  expect(await project.snapshot("content")).toEqual(before);
});

test("a list entry moves by keyboard", async ({ page }) => {
  await openStep(page);
  await page.getByRole("button", { name: `Move down: ${step.title}` }).focus();
  await page.keyboard.press("Enter");
  await expect(status(page)).toHaveText(`${step.title} is now number 2 of ${step.count}.`);
  await expect(field(page, `${step.list}/1/title`)).toBeFocused();
  expect([saved(`${step.list}/0/title`), saved(`${step.list}/1/title`)]).toEqual([step.next, step.title]);
  await page.locator("header").getByRole("button", { name: "Undo" }).click();
  await expect(status(page)).toContainText("Undone");
  expect(read()).toBe(original);
});

test("a section is added from the list of kinds", async ({ page }) => {
  await press(page, /^All texts of this page/);
  await press(page, /^Sections/);
  await field(page, "sections/add").click();
  await page.getByRole("list", { name: "Kinds" }).getByRole("button").first().click();
  await expect(onPage(page).getByRole("heading", { name: "New heading" })).toBeVisible();
  await expect(field(page, `sections/${sections}/heading`)).toBeFocused();
});

test("the phone number leads to its fact", async ({ page }) => {
  await onPage(page).getByText(String(phone)).filter({ visible: true }).first().click();
  await page.locator("main").getByRole("button", { name: /Facts/ }).or(field(page, "phone")).first().click();
  await expect(field(page, "phone")).toBeFocused();
  await expect(page.getByText("A fact, the same everywhere")).toBeVisible();
});

test("a claim is confirmed", async ({ page }) => {
  await press(page, /^Open points/);
  await page.locator("main").getByRole("button").filter({ hasText: claim }).first().click();
  await press(page, "Yes");
  await expect(status(page)).toHaveText("Saved.");
  const { removed, added } = changedLines(original, read());
  expect(removed.map((line) => line.replace("!confirm ", ""))).toEqual(added);
});

test("a picture is added with its description", async ({ page }) => {
  await press(page, /^All texts of this page/);
  await page
    .getByRole("button", { name: /^Head of the page/ })
    .or(field(page, "hero/picture/file"))
    .first()
    .click();
  const input = page.locator("main input[type=file]").first();
  await input.setInputFiles({ name: "My Job.JPG", mimeType: "image/jpeg", buffer: await tinyPicture() });
  await page.getByLabel("What does it show?").fill("A cold room in a bakery.");
  await press(page, "Use this picture");
  await expect.poll(() => saved("hero/picture/file")).toBe("my-job.jpg");
  expect(saved("hero/picture/alt")).toBe("A cold room in a bakery.");
});

test("a change by another program is not overwritten", async ({ page }) => {
  const text = await openStep(page);
  write(original.replace(`${text.slice(0, 9)}`, "From elsewhere"));
  await field(page, at).fill("Mine");
  await expect(page.getByText("In the file: From elsewhere")).toBeVisible();
  expect(saved(at)).toMatch(/^From elsewhere/);
  await press(page, "Keep yours");
  await expect.poll(() => saved(at)).toBe("Mine");
});

test("unsaved text is offered again", async ({ page }) => {
  await openStep(page);
  await field(page, at).fill("See [there](/nowhere)");
  await expect(page.getByText("Not saved yet")).toBeVisible();
  await page.reload();
  await openStep(page).catch(() => undefined);
  await expect(page.getByText("Yours: See [there](/nowhere)")).toBeVisible();
  await press(page, "Keep the file’s");
  expect(read()).toBe(original);
});

test("a link is edited by a click", async ({ page }) => {
  await onPage(page)
    .getByRole("link", { name: phone as string })
    .filter({ visible: true })
    .first()
    .click();
  // The label of the link may be that of several places.
  const choice = page.getByRole("region", { name: /several places/ });
  await expect(choice.or(page.locator("main textarea:focus")).first()).toBeVisible();
  expect(page.frames()[1]?.url()).toBe(dev.origin + url);
});

test("publishing names the open points", async ({ page }) => {
  await press(page, "Publish");
  await press(page, "1. Check and build the site");
  await expect(page.getByRole("alert")).toContainText("content/site.yaml:");
  await expect(page.getByText("Run npm run deploy once in a terminal")).toBeVisible();
});

test("a new page is opened as a draft", async ({ page }) => {
  await press(page, "All pages and texts");
  await page.getByText("New page", { exact: true }).click();
  await page.getByLabel("Its address").fill("ice-makers");
  await press(page, "Add it as a draft");
  await expect(onPage(page).getByRole("heading", { level: 1 })).toHaveText("New heading: ice-makers");
});

test("typing loses no letter while pages are built", long, async ({ page }) => {
  await openStep(page);
  await field(page, at).fill("");
  for (const part of ["Close the door ", "after each load."]) {
    await field(page, at).pressSequentially(part, { delay: 50 });
    await page.waitForTimeout(450);
  }
  await expect.poll(() => saved(at)).toBe("Close the door after each load.");
});

test("a save keeps the caret in right-to-left text", long, async ({ page }) => {
  await openStep(page);
  await field(page, at).fill("دروازہ بند رکھیں 24");
  await field(page, at).evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(6, 6));
  await page.keyboard.type(" کو");
  await expect.poll(() => saved(at)).toBe("دروازہ کو بند رکھیں 24");
  await expect(status(page)).toHaveText("Saved.");
  await page.keyboard.type(" ہی");
  await expect.poll(() => saved(at)).toBe("دروازہ کو ہی بند رکھیں 24");
});

test("a word that is being composed is not saved", long, async ({ page, browserName }) => {
  test.skip(browserName !== "chromium", "Only Chromium composes on request");
  await openStep(page);
  const client = await page.context().newCDPSession(page);
  await field(page, at).selectText();
  const saves: string[] = [];
  page.on("request", (request) => request.method() === "POST" && saves.push(request.url()));
  await client.send("Input.imeSetComposition", { text: "پانی", selectionStart: 4, selectionEnd: 4 });
  await page.waitForTimeout(800);
  expect(saves).toEqual([]);
  await client.send("Input.insertText", { text: "پانی" });
  await expect.poll(() => saved(at)).toBe("پانی");
});

test("a second window does not overwrite the first", async ({ page, context }) => {
  await openStep(page);
  const second = await context.newPage();
  await second.goto(`${dev.origin}/__desk/?page=${url}`);
  await expect(onPage(second).getByRole("heading", { level: 1 })).toBeVisible();
  await openStep(second);
  await field(page, at).fill("From the first");
  await expect.poll(() => saved(at)).toBe("From the first");
  await field(second, at).fill("From the second");
  await expect(second.getByText("In the file: From the first")).toBeVisible();
  expect(saved(at)).toBe("From the first");
});

test.describe("on a computer far from Pakistan", () => {
  test.use({ timezoneId: "America/Los_Angeles" });

  const facts = () => readFileSync(join(project.folder, "content/site.yaml"), "utf8");

  test("a date stays as it is typed", long, async ({ page }) => {
    await press(page, /^A notice/);
    await field(page, "notices/add").click();
    await field(page, "notices/0/until").fill("2027-03-01 23:30");
    await expect.poll(() => facts()).toContain("until: 2027-03-01 23:30\n");
  });
});

test("axe finds nothing in the desk", async ({ page }) => {
  for (const open of ["Start", "All pages and texts", /^Open points/, "Saved changes", "Publish"]) {
    await press(page, open);
    expect(await violations(page), String(open)).toEqual([]);
  }
  await openStep(page);
  expect(await violations(page)).toEqual([]);
});

test("pages for visitors have no desk", async ({ page, request }) => {
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Edit", exact: true })).toHaveCount(0);
  expect((await request.get("/__desk/")).status()).toBe(404);
});
