import { site } from "../fixtures/site.ts";
import { violations } from "./axe.ts";
import { inFirefox } from "./long.ts";
import { field, form, open, path, press, range, words } from "./roomEstimator.ts";
import { catchLinks, expect, holdScripts, hydrated, saveData, test } from "./test.ts";

test("each answer changes the estimate, which is read out politely", inFirefox, async ({ page }) => {
  await open(page);
  const before = await range(page).textContent();
  const status = form(page).getByRole("status").first();
  await expect(status).toBeEmpty();
  await field(page, "length").fill("20");
  await expect(range(page)).not.toHaveText(before ?? "");
  await expect(status).toContainText(`${words.heading}: ${await range(page).textContent()}`);
  const longer = await range(page).textContent();
  await field(page, "place").selectOption(words.fields.place.options.ground);
  await expect(range(page)).not.toHaveText(longer ?? "");
});

test(
  "wrong answers are explained beside their fields, and there is no estimate",
  inFirefox,
  async ({ page }) => {
    await open(page);
    await field(page, "length").fill("minus four");
    await field(page, "height").fill("900");
    await expect(field(page, "length")).toHaveAttribute("aria-invalid", "true");
    await expect(field(page, "length")).toHaveAccessibleDescription(/from 6 to 60\sft/);
    await expect(field(page, "height")).toHaveAccessibleDescription(/from 7 to 20/);
    await expect(range(page)).toHaveCount(0);
    await expect(form(page).getByRole("button")).toHaveCount(0);
    await expect(form(page).getByRole("status").first()).toContainText("from 7 to 20");
    expect(await violations(page, "#cooling-load")).toEqual([]);
    await field(page, "length").fill("14");
    await field(page, "height").fill("10");
    await expect(range(page)).toHaveCount(1);
  },
);

test("more glass than wall, and halls, are refused", async ({ page }) => {
  await open(page);
  await field(page, "glass").fill("300");
  await expect(form(page)).toContainText(words.problems.glass);
  await field(page, "glass").fill("20");
  await field(page, "length").fill("60");
  await field(page, "width").fill("60");
  await expect(form(page)).toContainText(words.problems.hall);
});

test("where even the smallest size is too large, the page and the screen reader say so", async ({ page }) => {
  await open(page);
  await expect(form(page)).not.toContainText(words.oversized);
  await field(page, "length").fill("8");
  await field(page, "width").fill("8");
  await field(page, "place").selectOption(words.fields.place.options.ground);
  await expect(form(page)).toContainText(words.oversized);
  await expect(form(page).getByRole("status").first()).toContainText(words.oversized);
});

test("the methods are in a fold", async ({ page }) => {
  await open(page);
  await expect(form(page).getByText(words.methods.rule.name)).toBeHidden();
  await form(page).getByText(words.methods.heading).click();
  await expect(form(page).getByText(words.methods.rule.name)).toBeVisible();
  expect(await violations(page, "#cooling-load")).toEqual([]);
});

test(
  "a number is selected when its field is entered, so that typing replaces it",
  inFirefox,
  async ({ page }) => {
    await open(page);
    await field(page, "length").click();
    await page.keyboard.type("20");
    await expect(field(page, "length")).toHaveValue("20");
    await page.keyboard.press("Tab");
    await page.keyboard.type("16");
    await expect(field(page, "width")).toHaveValue("16");
  },
);

test("the head of a phone's page leads to the tool's heading, a shared link to the answer", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path);
  await page.locator("main a[href='#cooling-load-section']").first().click();
  await expect(page.locator("#cooling-load-section h2")).toBeInViewport({ ratio: 1 });
  await expect(field(page, "length")).toBeInViewport();
  await page.goto("/about");
  await page.goto(`${path}?length=16#cooling-load-answer`);
  await expect(form(page).getByRole("heading", { name: words.heading })).toBeInViewport({ ratio: 1 });
  await expect(field(page, "length")).toHaveValue("16");
});

test("what was typed before the script came counts", inFirefox, async ({ page }) => {
  await saveData(page);
  const release = await holdScripts(page);
  // Some browsers' load waits for the script that the address asks for.
  await page.goto(`${path}?width=20#cooling-load`, { waitUntil: "domcontentloaded" });
  const example = (await range(page).textContent()) ?? "";
  await field(page, "length").fill("20");
  release();
  await hydrated(page, "CoolingLoad");
  await expect(field(page, "length")).toHaveValue("20");
  await expect(field(page, "width")).toHaveValue("20");
  await expect(range(page)).not.toHaveText(example);
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
  const { sender, whatsapp, email, more } = site.tools.frame;
  const stops = [...Object.keys(words.fields), words.methods.heading, sender.heading, whatsapp, email, more];
  while (names.length < stops.length) {
    names.push(
      await page.evaluate(() => {
        const { activeElement: element } = document;
        return element?.getAttribute("name") ?? element?.textContent ?? "";
      }),
    );
    await page.keyboard.press("Tab");
  }
  expect(names).toEqual(stops);
});
