import * as attribute from "../../src/styles/attributes.ts";
import { changedLines } from "../fixtures/tricky.ts";
import {
  at,
  claim,
  field,
  onPage,
  openStep,
  original,
  press,
  read,
  saved,
  sections,
  status,
  step,
  withDesk,
} from "./desk.ts";
import { quick } from "./tags.ts";
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
