import type { Page } from "@playwright/test";
import { site } from "../fixtures/dist.ts";
import { violations } from "./axe.ts";
import { catchLinks, expect, holdScripts, hydrated, saveData, test } from "./test.ts";

const path = "/services/residential-hvac";
const words = site.tools.coolingLoad;
const form = (page: Page) => page.locator("#cooling-load");
const field = (page: Page, name: keyof typeof words.fields) =>
  form(page).getByLabel(words.fields[name].label);
const range = (page: Page) => form(page).getByText(/^\d+\.\d–\d+\.\d\stons$/);
const press = (page: Page, name: string) => form(page).getByRole("button", { name }).click();

async function open(page: Page, address = `${path}#cooling-load`): Promise<void> {
  await page.goto(address);
  await hydrated(page, "CoolingLoad");
}

test("each answer changes the estimate, which is read out politely", async ({ page }) => {
  await open(page);
  const before = await range(page).textContent();
  const status = form(page).getByRole("status").first();
  await expect(status).toBeEmpty();
  await field(page, "length").fill("20");
  await expect(range(page)).not.toHaveText(before ?? "");
  await expect(status).toContainText(`${words.heading} ${await range(page).textContent()}`);
  const longer = await range(page).textContent();
  await field(page, "place").selectOption(words.fields.place.options.roof);
  await expect(range(page)).not.toHaveText(longer ?? "");
});

test("wrong answers are explained beside their fields, and there is no estimate", async ({ page }) => {
  await open(page);
  await field(page, "length").fill("minus four");
  await field(page, "height").fill("900");
  await expect(field(page, "length")).toHaveAttribute("aria-invalid", "true");
  await expect(field(page, "length")).toHaveAccessibleDescription(/Write a number from 6 to 60/);
  await expect(field(page, "height")).toHaveAccessibleDescription(/from 7 to 20/);
  await expect(range(page)).toHaveCount(0);
  await expect(form(page).getByRole("button")).toHaveCount(0);
  await expect(form(page).getByRole("status").first()).toContainText("from 7 to 20");
  expect(await violations(page, "#cooling-load")).toEqual([]);
  await field(page, "length").fill("14");
  await field(page, "height").fill("10");
  await expect(range(page)).toHaveCount(1);
});

test("more glass than wall, and halls, are refused", async ({ page }) => {
  await open(page);
  await field(page, "glass").fill("300");
  await expect(form(page)).toContainText(words.problems.glass);
  await field(page, "glass").fill("20");
  await field(page, "length").fill("60");
  await field(page, "width").fill("60");
  await expect(form(page)).toContainText(words.problems.hall);
});

test("who is told of a unit that is too large for the room hears what to do about it", async ({ page }) => {
  await open(page);
  await expect(form(page)).not.toContainText(words.oversized);
  await field(page, "length").fill("8");
  await field(page, "width").fill("8");
  await expect(form(page)).toContainText(words.oversized);
  await expect(form(page).getByRole("status").first()).toContainText(words.oversized);
});

test("a number is selected when its field is entered, so that typing replaces it", async ({ page }) => {
  await open(page);
  await field(page, "length").click();
  await page.keyboard.type("20");
  await expect(field(page, "length")).toHaveValue("20");
  await page.keyboard.press("Tab");
  await page.keyboard.type("16");
  await expect(field(page, "width")).toHaveValue("16");
});

test("the head of the page leads to the tool", async ({ page }) => {
  await page.goto(path);
  await page.locator("main a[href='#cooling-load']").first().click();
  await expect(form(page)).toBeInViewport();
  await expect(field(page, "length")).toBeInViewport();
});

test("the answers stand in the address, for a reload and for others", async ({ page }) => {
  await open(page);
  await field(page, "length").fill("20");
  await field(page, "city").selectOption("Lahore");
  await expect.poll(() => page.url()).toContain("length=20");
  await expect.poll(() => page.url()).toContain("city=Lahore");
  const estimate = await range(page).textContent();
  await page.reload();
  await hydrated(page, "CoolingLoad");
  await expect(field(page, "length")).toHaveValue("20");
  await expect(range(page)).toHaveText(estimate ?? "");
});

test("an address with anything else than answers changes nothing", async ({ page }) => {
  await open(page);
  const html = await form(page).innerHTML();
  await open(page, `${path}?length=<img src=x onerror=alert(1)>&place=cellar&people=1e9&width=#cooling-load`);
  expect(await form(page).innerHTML()).toBe(html);
});

test("what was typed before the script came counts", async ({ page }) => {
  await saveData(page);
  const release = await holdScripts(page);
  await page.goto(`${path}?width=20#cooling-load`);
  await field(page, "length").fill("20");
  release();
  await hydrated(page, "CoolingLoad");
  await expect(field(page, "length")).toHaveValue("20");
  await expect(field(page, "width")).toHaveValue("20");
  await expect(form(page)).toContainText("3.5 tons");
});

test("WhatsApp and e-mail get answers, estimate and address; a double click asks once", async ({ page }) => {
  const links = await catchLinks(page);
  await open(page);
  await field(page, "length").fill("20");
  await expect.poll(() => page.url()).toContain("length=20");
  await form(page).getByRole("button", { name: site.tools.frame.whatsapp }).dblclick();
  await press(page, site.tools.frame.email);
  await expect.poll(links).toHaveLength(2);
  const [chat, mail] = (await links()).map(({ href }) => new URL(href));
  const text = chat?.searchParams.get("text") ?? "";
  expect(chat?.hostname).toBe("wa.me");
  expect(text).toContain(`${words.fields.length.label}: 20 ft`);
  expect(text).toContain(
    `${words.fields.place.label.replace("?", "")}: ${words.fields.place.options.ground}`,
  );
  expect(text).toContain((await range(page).textContent()) ?? "");
  expect(text).toContain("length=20");
  expect(mail?.protocol).toBe("mailto:");
  expect(mail?.href.length).toBeLessThanOrEqual(1800);
  expect(decodeURIComponent(mail?.search ?? "")).toContain("Cooling for a room of 20 × 12 ft");
});

test("who presses a button right after typing sends what was typed", async ({ page }) => {
  const links = await catchLinks(page);
  await open(page);
  await field(page, "length").fill("20");
  await press(page, site.tools.frame.whatsapp);
  await expect.poll(links).toHaveLength(1);
  const [chat = ""] = (await links()).map(({ href }) => new URL(href).searchParams.get("text"));
  expect(chat).toContain(`${words.fields.length.label}: 20 ft`);
  expect(chat).toContain("length=20");
});

test("Copy, Share and Print hand the estimate on", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => {
    Object.assign(window, { print: () => Object.assign(window, { printed: true }) });
    Object.defineProperty(Navigator.prototype, "share", { value: undefined });
  });
  await open(page);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await press(page, site.tools.frame.copy);
  await expect(form(page).getByText(site.tools.frame.copied, { exact: true })).toBeVisible();
  expect(await copied()).toContain((await range(page).textContent()) ?? "");
  await press(page, site.tools.frame.share);
  await expect(form(page).getByText(site.tools.frame.shared)).toBeVisible();
  expect(await copied()).toMatch(/\?length=14&.*#cooling-load$/);
  await press(page, site.tools.frame.print);
  expect(await page.evaluate(() => (window as unknown as { printed: boolean }).printed)).toBe(true);
});

test("the tool asks no server", async ({ page }) => {
  await catchLinks(page);
  await open(page);
  await page.waitForLoadState("networkidle");
  const requests: string[] = [];
  // Browsers with windows of their own ask for the icon of the tab when they like.
  page.on("request", (request) => !request.url().endsWith("/favicon.svg") && requests.push(request.url()));
  await field(page, "length").fill("20");
  await press(page, site.tools.frame.whatsapp);
  await page.waitForTimeout(600);
  expect(requests).toEqual([]);
});

test("hydrating does not change the HTML", async ({ page }) => {
  await saveData(page);
  await page.goto(path);
  const before = await form(page).innerHTML();
  await field(page, "length").hover();
  await hydrated(page, "CoolingLoad");
  expect(await form(page).innerHTML()).toBe(before);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("the answer to the values shown is there, and nothing that can't work", async ({ page }) => {
    await page.goto(path);
    await expect(range(page)).toBeVisible();
    await expect(form(page).getByText(site.tools.frame.unscripted)).toBeVisible();
    await expect(form(page).getByRole("button")).toHaveCount(0);
  });
});

test("the keyboard reaches every field and button in order", async ({ page }) => {
  await open(page);
  await field(page, "length").focus();
  const names: string[] = [];
  for (let index = 0; index < 14; index++) {
    names.push(
      await page.evaluate(() => {
        const { activeElement: element } = document;
        return element?.getAttribute("name") ?? element?.textContent ?? "";
      }),
    );
    await page.keyboard.press("Tab");
  }
  const { whatsapp, email, copy, print, share } = site.tools.frame;
  expect(names).toEqual([...Object.keys(words.fields), whatsapp, email, copy, print, share]);
});
