import type { Locator, Page } from "@playwright/test";
import { violations } from "./axe.ts";
import { field } from "./contactForm.ts";
import { pressKey, tabTo } from "./focus.ts";
import { inFirefox } from "./long.ts";
import { expect, test } from "./test.ts";

const choice = (page: Page, name: string) => page.locator("details", { hasText: name }).first();
const open = (page: Page, name: string) => choice(page, name).locator("summary").click();

for (const [name, first, second] of [
  ["Not cooling now", /^tel:/, /^https:\/\/wa\.me/],
  ["New system", /^#contact-form$/, /^https:\/\/wa\.me/],
  ["Maintenance contract", /^mailto:/, /^https:\/\/wa\.me/],
  ["Vehicle or cold room", /^https:\/\/wa\.me/, /^tel:/],
] as const)
  test(`"${name}" leads to its channels, with questions and a message that has blanks`, async ({ page }) => {
    await page.goto("/contact");
    const panel = choice(page, name).locator("> div");
    await expect(panel).toBeHidden();
    await open(page, name);
    await expect(panel).toBeVisible();
    const links = panel.locator("a:has(svg)");
    await expect(links.nth(0)).toHaveAttribute("href", first);
    await expect(links.nth(1)).toHaveAttribute("href", second);
    // Nothing lies over them.
    for (const link of await links.all()) await link.click({ trial: true });
    expect(await panel.getByRole("listitem").count()).toBeGreaterThanOrEqual(4);
    const message = (await panel.locator("pre").textContent()) ?? "";
    expect(message).toMatch(/: ____/);
    const chat = new URL((await panel.locator("[href^='https://wa.me']").getAttribute("href")) ?? "");
    expect(chat.searchParams.get("text")).toBe(message);
  });

test("one choice is open at a time, and an address opens its choice", inFirefox, async ({ page }) => {
  await page.goto("/contact#new-system");
  await expect(choice(page, "New system")).toHaveAttribute("open");
  await open(page, "Maintenance contract");
  await expect(page.locator("details[open]")).toHaveCount(1);
});

test("opens and is read by keys alone", async ({ page }) => {
  await page.goto("/contact");
  await tabTo(page, /^Not cooling now/);
  await pressKey(page, "Enter");
  await tabTo(page, /^Call \+92/);
  await tabTo(page, /^Send on WhatsApp/);
  await tabTo(page, /^New system/);
  await pressKey(page, "Space");
  await tabTo(page, "Fill it in below");
  await expect(choice(page, "Not cooling now").locator("> div")).toBeHidden();
});

test("a screen reader hears four disclosures in a list of headings, and axe finds no fault in an open one", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/contact");
  const section = page.locator("section", { has: page.locator("details") });
  for (const name of ["Not cooling now", "New system", "Maintenance contract", "Vehicle or cold room"])
    await expect(section.getByRole("heading", { name, level: 3 })).toBeVisible();
  await open(page, "Vehicle or cold room");
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await violations(page, "main")).toEqual([]);
  }
});

test(
  "a ready message is put into the form, and never over the visitor's own words",
  inFirefox,
  async ({ page }) => {
    await page.goto("/contact");
    await open(page, "New system");
    await choice(page, "New system").getByText("Fill it in below").click();
    await expect(field(page, "Message")).toHaveValue(/^New system\nBuilding and city: ____/);
    await expect(field(page, "Message")).toBeFocused();
    await expect(field(page, "Message")).toBeInViewport();
    await page.keyboard.type("Clinic, Lahore");
    await expect(field(page, "Message")).toHaveValue(/^New system\nBuilding and city: Clinic, Lahore\nRooms/);
    await field(page, "Message").fill("");
    await open(page, "Vehicle or cold room");
    await choice(page, "Vehicle or cold room").getByText("Fill it in below").click();
    await expect(field(page, "Message")).toHaveValue(/^Vehicle or cold room/);
    await field(page, "Message").fill("My own words");
    await open(page, "New system");
    await choice(page, "New system").getByText("Fill it in below").click();
    await expect(field(page, "Message")).toHaveValue("My own words");
  },
);

for (const [how, press] of [
  ["a double click", (link: Locator) => link.dblclick()],
  [
    "a key pressed twice",
    async (link: Locator) => {
      await link.press("Enter");
      await link.press("Enter");
    },
  ],
] as const)
  test(`${how} on a ready message opens it once, a later press again`, async ({ page }) => {
    await page.goto("/contact");
    await open(page, "Vehicle or cold room");
    await page.evaluate(() => {
      addEventListener("click", (event) => {
        if (!event.defaultPrevented) document.body.dataset["opened"] += "+";
        event.preventDefault();
      });
      document.body.dataset["opened"] = "";
    });
    const link = choice(page, "Vehicle or cold room").getByText("Send on WhatsApp");
    await press(link);
    await expect(page.locator("body")).toHaveAttribute("data-opened", "+");
    await page.waitForTimeout(1100);
    await link.click();
    await expect(page.locator("body")).toHaveAttribute("data-opened", "++");
  });

test("on a phone the choice that was pressed stays in view while the one above it closes", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/contact");
  for (const name of ["Not cooling now", "New system", "Vehicle or cold room", "Maintenance contract"]) {
    const summary = choice(page, name).locator("summary");
    const closed = (await summary.boundingBox())?.height ?? 0;
    await summary.click();
    await expect(choice(page, name).locator("> div")).toBeVisible();
    await expect(summary).toBeInViewport({ ratio: 1 });
    expect((await summary.boundingBox())?.height).toBeCloseTo(closed, 0);
  }
});

test("on paper every choice shows its questions, and no message to send", async ({ page }) => {
  await page.goto("/contact");
  await page.emulateMedia({ media: "print" });
  for (const details of await page.locator("details").all()) {
    await expect(details.getByRole("listitem").first()).toBeVisible();
    await expect(details.locator("pre")).toBeHidden();
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("the choices open, and their links are whole", async ({ page }) => {
    await page.goto("/contact");
    await open(page, "Not cooling now");
    await expect(choice(page, "Not cooling now").getByText("Call +92")).toBeVisible();
    await expect(choice(page, "Not cooling now").locator("pre")).toBeVisible();
  });
});
