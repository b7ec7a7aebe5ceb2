import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { parse } from "yaml";
import { startDev } from "../fixtures/devServer.ts";
import { makeProject, type Project, tinyPicture } from "../fixtures/project.ts";
import { changedLines } from "../fixtures/tricky.ts";
import { violations } from "./axe.ts";
import { expect, test } from "./test.ts";

test.describe.configure({ mode: "default" });
// Chromium logs each refused request, and that a reload interrupts the transition between pages.
// After the removal of a new page is undone, its frame is not found.
test.use({ expectedMessage: /status of 4(22|09|04)|ViewTransition/ });

let project: Project;
let dev: Awaited<ReturnType<typeof startDev>>;
let original: string;

test.beforeAll(async () => {
  project = await makeProject("shared");
  dev = await startDev(project);
});
test.afterAll(async () => {
  await dev.stop();
  await project.discard();
});
test.beforeEach(async ({ page }) => {
  original = read(rooms);
  await page.goto(`${dev.origin}/solutions/cold-rooms`);
  await page.getByRole("link", { name: "Edit", exact: true }).click();
  await expect(onPage(page).getByRole("heading", { level: 1 })).toBeVisible();
});

const rooms = "content/solutions/cold-rooms.yaml";
const read = (file: string) => readFileSync(join(project.folder, file), "utf8");
const onPage = (page: Page) => page.frameLocator("iframe.page");
const status = (page: Page) => page.getByRole("status");
const field = (page: Page, path: string) => page.locator(`[id="desk/${path}"]`);
const { sections } = parse(readFileSync(rooms, "utf8")) as { sections: { type: string }[] };
const steps = `sections/${sections.findIndex(({ type }) => type === "steps")}/steps`;
const step = `${steps}/0/text`;

async function undo(page: Page) {
  await page.locator("header").getByRole("button", { name: "Undo" }).click();
  await expect(status(page)).toContainText("Undone");
}

test("a click on a text opens its field", async ({ page }) => {
  await onPage(page).getByText("Keep the door shut. Burning").first().click();
  await expect(field(page, step)).toBeFocused();
});

test("typing changes the page", async ({ page }) => {
  await onPage(page).getByText("Keep the door shut. Burning").first().click();
  await field(page, step).fill("Keep it shut: x, y #1");
  await expect(onPage(page).getByText("Keep it shut: x, y #1")).toBeVisible();
  await expect(status(page)).toHaveText("Saved.");
  expect(changedLines(original, read(rooms)).added).toEqual(['        text: "Keep it shut: x, y #1"']);
  await undo(page);
  expect(read(rooms)).toBe(original);
});

test("a mistake is shown at its field", async ({ page }) => {
  await onPage(page).getByText("Keep the door shut. Burning").first().click();
  await field(page, step).fill("");
  await expect(field(page, step)).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByText("This is empty: write the words")).toBeVisible();
  expect(read(rooms)).toBe(original);
  await page.getByRole("button", { name: "Discard" }).click();
  await expect(field(page, step)).toHaveValue(/^Keep the door shut/);
});

test("opening each file changes nothing", async ({ page }) => {
  test.slow();
  const before = await project.snapshot("content");
  const writes: string[] = [];
  page.on("request", (request) => request.method() === "POST" && writes.push(request.url()));
  await page.getByRole("button", { name: "All pages and texts" }).click();
  const files = page.locator("main button.row");
  const count = await files.count();
  for (let index = 0; index < count; index++) {
    await page.getByRole("button", { name: "All pages and texts" }).click();
    await files.nth(index).click();
    await expect(page.locator("main [data-field]").first()).toBeVisible();
    expect(
      await page.locator("main").locator("input, textarea, select, button:not([tabindex='-1'])").count(),
    ).toBeLessThan(60);
  }
  expect(count).toBeGreaterThan(30);
  expect(writes).toEqual([]);
  expect(await project.snapshot("content")).toEqual(before);
});

test("a list entry moves by keyboard", async ({ page }) => {
  await onPage(page).getByText("Keep the door shut. Burning").first().click();
  const down = page.getByRole("button", { name: "Move down: Check that nobody is inside" });
  await down.focus();
  await page.keyboard.press("Enter");
  await expect(status(page)).toHaveText("Check that nobody is inside is now number 2 of 4.");
  await expect(field(page, `${steps}/1/title`)).toBeFocused();
  await undo(page);
  expect(read(rooms)).toBe(original);
});

test("a section is added from the list of kinds", async ({ page }) => {
  await page.getByRole("button", { name: /^All texts of this page/ }).click();
  await page.getByRole("button", { name: /^Sections/ }).click();
  await page.getByRole("button", { name: "Add an entry" }).click();
  await page.getByRole("list", { name: "Kinds" }).getByRole("button").first().click();
  await expect(onPage(page).getByRole("heading", { name: "New heading" })).toBeVisible();
  await expect(field(page, `sections/${sections.length}/heading`)).toBeFocused();
  await undo(page);
  expect(read(rooms)).toBe(original);
});

test("the phone number leads to its fact", async ({ page }) => {
  await onPage(page).getByText("+92 51 000 0000").filter({ visible: true }).first().click();
  await page.locator("main").getByRole("button", { name: /Facts/ }).or(field(page, "phone")).first().click();
  await expect(field(page, "phone")).toBeFocused();
  await expect(page.getByText("A fact, the same everywhere")).toBeVisible();
});

test("a claim is confirmed", async ({ page }) => {
  await page.getByRole("button", { name: /^Open points/ }).click();
  await page.getByRole("button", { name: /^Chillers at 0 to/ }).click();
  await page.getByRole("button", { name: "Yes", exact: true }).click();
  await expect(status(page)).toHaveText("Saved.");
  expect(changedLines(original, read(rooms)).added).toEqual(["  lead: >-"]);
  await undo(page);
});

test("a picture is added with its description", async ({ page }) => {
  await page.getByRole("button", { name: /^All texts of this page/ }).click();
  await page.getByRole("button", { name: /^Hero/ }).or(field(page, "hero/picture/file")).first().click();
  const input = page.locator("main input[type=file]").first();
  await input.setInputFiles({ name: "My Job.JPG", mimeType: "image/jpeg", buffer: await tinyPicture() });
  await page.getByLabel("What does it show?").fill("A cold room in a bakery.");
  await page.getByRole("button", { name: "Use this picture" }).click();
  await expect.poll(() => read(rooms)).toContain("file: my-job.jpg");
  expect(read(rooms)).toContain("A cold room in a bakery.");
  await undo(page);
  expect(read(rooms)).toBe(original);
});

test("a change by another program is not overwritten", async ({ page }) => {
  await onPage(page).getByText("Keep the door shut. Burning").first().click();
  await expect(field(page, step)).toBeFocused();
  writeFileSync(
    join(project.folder, rooms),
    original.replace("Keep the door shut. Burning", "From elsewhere. Burning"),
  );
  await field(page, step).fill("Mine");
  await expect(page.getByText("In the file: From elsewhere")).toBeVisible();
  expect(read(rooms)).toContain("From elsewhere");
  await page.getByRole("button", { name: "Keep yours" }).click();
  await expect.poll(() => read(rooms)).toContain("text: Mine");
  await undo(page);
  writeFileSync(join(project.folder, rooms), original);
});

test("unsaved text is offered again", async ({ page }) => {
  await onPage(page).getByText("Keep the door shut. Burning").first().click();
  await field(page, step).fill("See [there](/nowhere)");
  await expect(field(page, step)).toHaveAttribute("aria-invalid", "true");
  await page.reload();
  await onPage(page).getByText("Keep the door shut. Burning").first().click();
  await expect(page.getByText("Yours: See [there](/nowhere)")).toBeVisible();
  await page.getByRole("button", { name: "Keep the file’s" }).click();
  expect(read(rooms)).toBe(original);
});

test("a link is edited by a click", async ({ page }) => {
  await onPage(page).getByRole("link", { name: "Contact Us" }).first().click();
  // The label of the button may be that of several pages.
  const choice = page.getByRole("region", { name: /several places/ });
  await expect(choice.or(page.getByRole("navigation", { name: "Parts" })).first()).toBeVisible();
  expect(page.frames()[1]?.url()).toBe(`${dev.origin}/solutions/cold-rooms`);
});

test("publishing names the open points", async ({ page }) => {
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page.getByRole("button", { name: "1. Check and build the site" }).click();
  await expect(page.locator("main pre")).toContainText("content/site.yaml:");
  await page.getByLabel("Yes, publish the site").check();
  await expect(page.getByRole("button", { name: "2. Upload it" })).toBeDisabled();
});

test("a new page is opened as a draft", async ({ page }) => {
  await page.getByRole("button", { name: "All pages and texts" }).click();
  await page.getByText("New page", { exact: true }).click();
  await page.getByLabel("Its address").fill("ice-makers");
  await page.getByRole("button", { name: "Add it as a draft" }).click();
  await expect(onPage(page).getByRole("heading", { level: 1 })).toHaveText("New heading: ice-makers");
  await undo(page);
});

test("axe finds nothing in the desk", async ({ page }) => {
  for (const open of ["Start", "All pages and texts", "Open points", "Saved changes", "Publish"]) {
    await page.getByRole("button", { name: open }).first().click();
    expect(await violations(page), open).toEqual([]);
  }
  await onPage(page).getByText("Keep the door shut. Burning").first().click();
  await expect(field(page, step)).toBeFocused();
  expect(await violations(page)).toEqual([]);
});

test("pages for visitors have no desk", async ({ page, request }) => {
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Edit", exact: true })).toHaveCount(0);
  expect((await request.get("/__desk/")).status()).toBe(404);
});
