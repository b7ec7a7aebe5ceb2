import type { Page } from "@playwright/test";
import { violations } from "./axe.ts";
import {
  dev,
  field,
  onPage,
  openStep,
  original,
  press,
  project,
  status,
  url,
  withDesk,
  write,
} from "./desk.ts";
import { files, phone, tabs } from "./deskPage.ts";
import { expect, holdFiles, test } from "./test.ts";
import { quick } from "./tags.ts";

withDesk();

test("the Edit button opens the desk of its page", async ({ page }) => {
  await page.goto(dev.origin + url);
  await page.getByRole("link", { name: "Edit", exact: true }).click();
  await expect(onPage(page).getByRole("heading", { level: 1 })).toBeVisible();
  expect(page.frames()[1]?.url()).toBe(dev.origin + url);
});

test("the keyboard is in the form from the start", async ({ page }) => {
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: /^Phone and e-mail/ })).toBeFocused();
  await press(page, "Publish");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Show them" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "1. Check and build the site" })).toBeFocused();
});

test("a new build keeps the page's state", async ({ page }) => {
  await page.goto(`${dev.origin}/__desk/?page=${tabs}`);
  const tab = onPage(page).getByRole("tab").nth(1);
  await tab.click();
  await expect(page.locator("main textarea:focus")).toHaveValue((await tab.textContent()) ?? "");
  const top = await page.frames()[1]?.evaluate(() => scrollY);
  // A reload removes the mark.
  await page.frames()[1]?.evaluate(() => document.documentElement.classList.add("old"));
  await page.keyboard.press("End");
  await page.keyboard.type(" too");
  await expect(status(page)).toHaveText("Saved.");
  await expect(onPage(page).locator("html.old")).toHaveCount(0);
  await expect(tab).toHaveText(/ too$/);
  await expect(tab).toHaveAttribute("aria-selected", "true");
  expect(top).toBeGreaterThan(0);
  await expect.poll(() => page.frames()[1]?.evaluate(() => scrollY)).toBe(top);
});

test("opening each file changes nothing", async ({ page }) => {
  const before = await project.snapshot("content");
  const writes: string[] = [];
  page.on("request", (request) => request.method() === "POST" && writes.push(request.url()));
  // The forms alone are examined.
  await page.route(
    (address) => !address.pathname.startsWith("/__"),
    (route) =>
      route.request().isNavigationRequest()
        ? route.fulfill({ contentType: "text/html", body: "" })
        : route.fallback(),
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

test("the phone number leads to its fact", async ({ page }) => {
  await onPage(page).getByText(String(phone)).filter({ visible: true }).first().click();
  await page.locator("main").getByRole("button", { name: /Facts/ }).or(field(page, "phone")).first().click();
  await expect(field(page, "phone")).toBeFocused();
  await expect(page.locator("[data-field='desk/phone']")).toContainText("A fact, the same everywhere");
});

test("the pointer over a part does not move the form", async ({ page }) => {
  await press(page, /^Phone and e-mail/);
  // Playwright clicks only elements that have stopped moving.
  await press(page, /^Social networks/);
  await expect(page.locator("main h1")).toHaveText("Social networks");
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
  await expect(page.getByText("Run npm run deploy once in a terminal")).toBeVisible();
  const result = page.getByRole("alert");
  await expect(result).toContainText(/\d+ open points are left/);
  await expect(result).not.toContainText(".yaml");
  await result.getByRole("button", { name: "Show them" }).click();
  await expect(page.locator("main h1")).toHaveText("Open points");
});

test("late progress does not make a finished command run", async ({ page }) => {
  await press(page, "Publish");
  const release = await holdFiles(page, /\/__desk\/state/);
  const asked = page.waitForRequest(/\/__desk\/state/);
  await page.route(/\/__desk\/publish/, async (route) => {
    await asked;
    await route.fulfill({ json: { output: "", succeeded: true } });
  });
  await press(page, "3. Check the live site");
  await expect(page.getByRole("alert")).toBeVisible();
  const late = page.waitForResponse(/\/__desk\/state/);
  release();
  await (await late).finished();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(page.getByRole("progressbar")).toHaveCount(0);
});

test("publishing points to mistakes before it counts open points", async ({ page }) => {
  write("heading: [");
  await press(page, "Publish");
  await expect(page.getByText("Content has mistakes: correct them first.")).toBeVisible();
  write(original);
  await expect(page.getByText(/open points are left/)).toBeVisible();
});

async function addPage(page: Page, name: string): Promise<void> {
  await press(page, "All pages and texts");
  await page.getByText("New page", { exact: true }).click();
  await page.getByLabel("Its address").fill(name);
  await press(page, "Add it as a draft");
}

test("a new page is opened as a draft", async ({ page }) => {
  await addPage(page, "ice-makers");
  await expect(onPage(page).getByRole("heading", { level: 1 })).toHaveText("New heading: ice-makers");
});

test.describe("a page that is gone", () => {
  // The frame loads it once more before the desk has the new list of pages.
  test.use({ expectedMessage: /status of 404|ViewTransition|Transition was skipped/ });

  test("undoing a new page shows the home page", async ({ page }) => {
    await addPage(page, "ice-rinks");
    await expect(onPage(page).getByRole("heading", { level: 1 })).toHaveText("New heading: ice-rinks");
    await press(page, "Undo");
    await expect.poll(() => page.frames()[1]?.url()).toBe(`${dev.origin}/`);
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

test("pages for visitors have no desk", quick, async ({ page, request }) => {
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Edit", exact: true })).toHaveCount(0);
  expect((await request.get("/__desk/")).status()).toBe(404);
});
