import * as attribute from "../../src/styles/attributes.ts";
import type { Page } from "@playwright/test";
import { startDev } from "../fixtures/devServer.ts";
import { tinyPicture } from "../fixtures/project.ts";
import { changedLines } from "../fixtures/tricky.ts";
import {
  at,
  claim,
  dev,
  field,
  onPage,
  openStep,
  original,
  press,
  project,
  read,
  saved,
  sections,
  status,
  step,
  url,
  withDesk,
  write,
} from "./desk.ts";
import { long, quick } from "./tags.ts";
import { expect, test } from "./test.ts";

withDesk();

test("typing into a clicked text changes the page", quick, async ({ page }) => {
  await openStep(page);
  await field(page, at).fill("Keep it shut: x, y #1");
  await expect(onPage(page).getByText("Keep it shut: x, y #1")).toBeVisible();
  await expect(status(page)).toHaveText("Saved.");
  expect(changedLines(original, read()).added.join()).toMatch(/^ +(text: "?)?Keep it shut: x, y #1"?$/);
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

test("advice of the build is listed and shown at its field", async ({ page }) => {
  await press(page, /^Open points/);
  const place = page.locator("h2:text-is('Advice') + ul > li").first();
  const message = ((await place.textContent()) ?? "").replace(/^.*?: /, "");
  await place.getByRole("button").click();
  await expect(page.locator("main .mark", { hasText: message }).first()).toBeVisible();
});

test("a list entry moves by keyboard", async ({ page }) => {
  await openStep(page);
  await page.getByRole("button", { name: `Move down: ${step.title}` }).focus();
  await page.keyboard.press("Enter");
  await expect(status(page)).toHaveText(`${step.title} is now number 2 of ${step.count}.`);
  await expect(field(page, `${step.list}/1/title`)).toBeFocused();
  expect([saved(`${step.list}/0/title`), saved(`${step.list}/1/title`)]).toEqual([step.next, step.title]);
  const undo = page.locator("header").getByRole("button", { name: "Undo" });
  await undo.press("Enter");
  await expect(status(page)).toContainText("Undone");
  await expect(undo).toBeFocused();
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

test("a new entry leaves the focus to another field", async ({ page }) => {
  await openStep(page);
  await field(page, `${step.list}/add`).click();
  await field(page, at).focus();
  await expect(status(page)).toHaveText("Saved.");
  await expect(field(page, at)).toBeFocused();
});

test("selected words become a link to another site", async ({ page }) => {
  await openStep(page);
  await page.keyboard.press("ControlOrMeta+a");
  await page.getByRole("button", { name: "Link", exact: true }).click();
  await page.getByRole("combobox", { name: /^Page to link to/ }).fill("https://www.google.com/maps");
  await page.keyboard.press("Enter");
  await expect(page.locator("main textarea:focus")).toHaveValue(/^\[.+\]\(https:\/\/www.google.com\/maps\)$/);
});

test("a button without words opens no field", async ({ page }) => {
  const start = page.getByRole("heading", { name: "What would you like to change?" });
  await onPage(page).locator(`[${attribute.theme}]`).filter({ visible: true }).click();
  await expect(onPage(page).locator("html.dark")).toHaveCount(1);
  await expect(start).toBeVisible();
  await expect(page.getByText("This text is in several places")).toHaveCount(0);
});

test("a claim is confirmed", async ({ page }) => {
  await press(page, /^Open points/);
  await page.locator("main").getByRole("button").filter({ hasText: claim }).first().click();
  await press(page, "Yes");
  await expect(status(page)).toHaveText("Saved.");
  const { removed, added } = changedLines(original, read());
  expect(removed.map((line) => line.replace("!confirm ", ""))).toEqual(added);
});

/** Uses a new picture in a field of the head's picture. */
async function addPicture(page: Page, name: string, key: string): Promise<void> {
  const place = field(page, `hero/picture/${key}`);
  await press(page, /^All texts of this page/);
  await page
    .getByRole("button", { name: /^Head of the page/ })
    .or(place)
    .first()
    .click();
  const drop = page.locator("main .drop").filter({ has: place });
  const buffer = await tinyPicture();
  await drop.locator("input[type=file]").setInputFiles({ name, mimeType: "image/jpeg", buffer });
}

test("a picture is added with its description", async ({ page }) => {
  await addPicture(page, "My Job.JPG", "file");
  await page.getByLabel("What does it show?").fill("A cold room in a bakery.");
  await press(page, "Use this picture");
  await expect.poll(() => saved("hero/picture/file")).toBe("my-job.jpg");
  expect(saved("hero/picture/alt")).toBe("A cold room in a bakery.");
});

test("a picture at night keeps the description", async ({ page }) => {
  const alt = saved("hero/picture/alt");
  await addPicture(page, "Night.jpg", "nightFile");
  await press(page, "Use this picture");
  await expect.poll(() => saved("hero/picture/nightFile")).toBe("night.jpg");
  expect(saved("hero/picture/alt")).toBe(alt);
});

test("a new picture removes the old one at night", async ({ page }) => {
  expect(saved("hero/picture/nightFile")).toBeDefined();
  await addPicture(page, "Day.jpg", "file");
  await page.getByLabel("What does it show?").fill("A cold room.");
  await press(page, "Use this picture");
  await expect.poll(() => saved("hero/picture/nightFile")).toBeUndefined();
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

test("two servers of a folder keep each other's saves", long, async ({ page, context }) => {
  const other = await startDev(project);
  try {
    const second = await context.newPage();
    await second.goto(`${other.origin}/__desk/?page=${url}`);
    await openStep(second);
    await openStep(page);
    const next = `${step.list}/1/text`;
    await field(page, at).fill("From the first");
    await expect(onPage(second).getByText("From the first", { exact: true })).toBeVisible();
    await field(second, next).fill("From the second");
    await expect(onPage(page).getByText("From the second", { exact: true })).toBeVisible();
    expect([saved(at), saved(next)]).toEqual(["From the first", "From the second"]);
    await expect(field(second, at)).toHaveValue("From the first");
  } finally {
    await other.stop();
  }
});
