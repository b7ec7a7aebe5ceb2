import type { Page } from "@playwright/test";
import { site } from "../fixtures/site.ts";
import { violations } from "./axe.ts";
import { inFirefox } from "./long.ts";
import { catchLinks, expect, hydrated, saveData, test } from "./test.ts";

const path = "/geothermal-hvac";
const words = site.tools.geothermal;
const form = (page: Page) => page.locator("#geothermal");
const field = (page: Page, name: keyof typeof words.fields) =>
  form(page).getByLabel(words.fields[name].label, { exact: true });
const says = (page: Page, text: string) =>
  expect(form(page).getByText(text, { exact: true }).and(page.locator(":not(a)"))).toBeVisible();

async function open(page: Page, query = ""): Promise<void> {
  await page.goto(`${path}${query}#geothermal`);
  await hydrated(page, "Geothermal");
}

test(
  "each answer may change the verdict, which is read out politely with its reason",
  inFirefox,
  async ({ page }) => {
    await open(page);
    await says(page, words.verdicts.hybrid.name);
    const status = form(page).getByRole("status").first();
    await expect(status).toBeEmpty();
    await field(page, "city").selectOption("Lahore");
    await says(page, words.verdicts.loop.name);
    await expect(status).toContainText(`${words.verdicts.loop.name}. ${words.verdicts.loop.reason}`);
    await field(page, "water").selectOption("well");
    await says(page, words.verdicts.well.name);
    await says(page, words.permission.well);
    await expect(form(page).getByText(words.instead)).toBeVisible();
    await expect(
      form(page).getByText(/^\d+\.\d–\d+\.\d\sL\/s of water, which is \d+–\d+\sm³ an hour/),
    ).toBeVisible();
    expect(await violations(page, "#geothermal")).toEqual([]);
  },
);

test("a site that allows nothing hears why", async ({ page }) => {
  await open(page, "?city=Lahore&rig=no");
  await says(page, words.verdicts.noRig.name);
  await says(page, words.verdicts.noRig.reason);
  await expect(form(page).getByText(/boreholes|holes of/)).toHaveCount(0);
  await field(page, "rig").selectOption("yes");
  await field(page, "land").fill("30");
  await says(page, words.verdicts.noLand.reason);
  await field(page, "land").fill("150");
  await says(page, words.verdicts.part.reason);
  await expect(form(page).locator("strong", { hasText: "Room for 4 boreholes" })).toBeVisible();
});

test(
  "wrong answers are explained beside their fields, and there is no verdict",
  inFirefox,
  async ({ page }) => {
    await open(page);
    await field(page, "load").fill("1");
    await expect(field(page, "load")).toHaveAccessibleDescription(/from 2 to 1,000\stons/);
    await field(page, "land").fill("a lot");
    await expect(field(page, "land")).toHaveAccessibleDescription(/from 0 to 100,000\sm²/);
    await expect(form(page).getByText(words.heading, { exact: true })).toHaveCount(0);
    expect(await violations(page, "#geothermal")).toEqual([]);
  },
);

test("an address sets the answers that it knows, and messages name them", inFirefox, async ({ page }) => {
  const links = await catchLinks(page);
  await open(page, "?load=40&water=canal&land=<b>1</b>&city=Paris");
  await expect(field(page, "load")).toHaveValue("40");
  await expect(field(page, "water")).toHaveValue("canal");
  await expect(field(page, "land")).toHaveValue("500");
  await expect(field(page, "city")).toHaveValue("Karachi");
  await form(page).getByRole("button", { name: site.tools.frame.email }).click();
  await expect.poll(links).toHaveLength(1);
  const [{ href = "" } = {}] = await links();
  expect(href.length).toBeLessThanOrEqual(1800);
  expect(decodeURIComponent(href)).toContain(words.verdicts.canal.name);
  expect(decodeURIComponent(href)).toContain(words.fields.water.options.canal);
});

test("hydrating does not change the HTML", async ({ page }) => {
  await saveData(page);
  await page.goto(path);
  const before = await form(page).innerHTML();
  await field(page, "load").hover();
  await hydrated(page, "Geothermal");
  expect(await form(page).innerHTML()).toBe(before);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("the verdict on the values shown is there, and nothing that can't work", async ({ page }) => {
    await page.goto(path);
    await says(page, words.verdicts.hybrid.name);
    await expect(form(page).getByText(site.tools.frame.unscripted)).toBeVisible();
    await expect(form(page).getByRole("button")).toHaveCount(0);
  });
});
