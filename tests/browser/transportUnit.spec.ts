import type { Page } from "@playwright/test";
import { site } from "../fixtures/site.ts";
import { violations } from "./axe.ts";
import { inFirefox } from "./long.ts";
import { catchLinks, expect, hydrated, saveData, test } from "./test.ts";

const words = site.tools.transportUnit;
const finder = "/services/transport-hvac";
const van = `${finder}?vehicle=van&volume=5&stops=30`;
const form = (page: Page) => page.locator("#transport-unit");
const field = (page: Page, name: keyof typeof words.fields) =>
  form(page).getByLabel(words.fields[name].label, { exact: true });
const says = (page: Page, text: string) =>
  expect(form(page).getByText(text, { exact: true }).and(page.locator(":not(a)"))).toBeVisible();

async function open(page: Page, address: string): Promise<void> {
  await page.goto(`${address}#transport-unit`);
  await hydrated(page, "TransportUnit");
}

test("the finder starts with an answer", async ({ page }) => {
  await open(page, finder);
  await says(page, words.units.truckMedium.name);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("the finder shows the answer to its start", async ({ page }) => {
    await page.goto(finder);
    await says(page, words.units.truckMedium.name);
  });
});

for (const [path, unit] of Object.entries({
  "/solutions/van-refrigeration": words.units.vanElectricFresh.name,
  "/solutions/truck-refrigeration": words.units.truckSmall.name,
  "/solutions/three-wheelers": words.units.threeWheelerFresh.name,
  "/solutions/standby-refrigeration": words.units.truckStandby.name,
}))
  test(`${path} leads to the finder with its own vehicle`, async ({ page }) => {
    await page.goto(path);
    await page.locator('main a[href*="#transport-unit"]').first().click();
    await hydrated(page, "TransportUnit");
    await says(page, unit);
  });

test(
  "each answer may change the unit, which is read out politely with its reason",
  inFirefox,
  async ({ page }) => {
    await open(page, van);
    const status = form(page).getByRole("status").first();
    await expect(status).toBeEmpty();
    await field(page, "night").selectOption("socket");
    await says(page, words.units.vanStandby.name);
    await expect(status).toContainText(`${words.units.vanStandby.name}. ${words.units.vanStandby.reason}`);
    await field(page, "vehicle").selectOption("truck");
    await says(page, words.units.truckStandby.name);
    await field(page, "volume").fill("22");
    await says(page, words.units.truckDiesel.name);
    expect(await violations(page, "#transport-unit")).toEqual([]);
  },
);

test("what no range covers is said, with what to do, and can be sent", inFirefox, async ({ page }) => {
  const links = await catchLinks(page);
  await open(page, van);
  await field(page, "vehicle").selectOption("truck");
  await field(page, "volume").fill("18");
  await says(page, String(words.gaps.between.heading));
  await says(page, words.gaps.between.name);
  await says(page, `${words.gaps.between.reason} ${words.gapSend}`);
  expect(await violations(page, "#transport-unit")).toEqual([]);
  await form(page).getByRole("button", { name: site.tools.frame.whatsapp }).click();
  await expect.poll(links).toHaveLength(1);
  const [chat = ""] = (await links()).map(({ href }) => new URL(href).searchParams.get("text"));
  expect(chat).toContain(words.gaps.between.reason);
  expect(chat).toContain("vehicle=truck");
  expect(chat).toContain("volume=18");
});

test("what is larger than all ranges is called so", async ({ page }) => {
  await open(page, `${finder}?vehicle=truck&volume=30`);
  await says(page, words.gapHeading);
  await says(page, words.gaps.large.name);
});

test("an address sets the answers that it knows, and nothing else", inFirefox, async ({ page }) => {
  await open(page, `${finder}?vehicle=van&volume=<b>9</b>&goods=frozen&night=never`);
  await expect(field(page, "vehicle")).toHaveValue("van");
  await expect(field(page, "volume")).toHaveValue("12");
  await expect(field(page, "goods")).toHaveValue("frozen");
  await expect(field(page, "night")).toHaveValue("empty");
});

test("wrong answers are explained beside their fields, and there is no unit", inFirefox, async ({ page }) => {
  await open(page, van);
  await field(page, "stops").fill("2.5");
  await expect(field(page, "stops")).toHaveAccessibleDescription(new RegExp(site.tools.frame.problems.whole));
  await field(page, "volume").fill("0");
  await expect(field(page, "volume")).toHaveAccessibleDescription(/from 0\.5 to 100/);
  await expect(form(page).getByText(words.heading, { exact: true })).toHaveCount(0);
  expect(await violations(page, "#transport-unit")).toEqual([]);
});

test("a mail link with the longest answers stays short enough", async ({ page }) => {
  const links = await catchLinks(page);
  await open(page, van);
  for (const name of ["vehicle", "goods", "route", "night"] as const) {
    const options = Object.entries<string>(words.fields[name].options);
    const [longest = ""] = options.toSorted(([, one], [, other]) => other.length - one.length)[0] ?? [];
    await field(page, name).selectOption(longest);
  }
  await expect.poll(() => page.url()).toContain("route=");
  await form(page).getByRole("button", { name: site.tools.frame.email }).click();
  await expect.poll(links).toHaveLength(1);
  expect((await links())[0]?.href.length).toBeLessThanOrEqual(1800);
});

test("hydrating does not change the HTML", async ({ page }) => {
  await saveData(page);
  await page.goto(finder);
  const before = await form(page).innerHTML();
  await field(page, "volume").hover();
  await hydrated(page, "TransportUnit");
  expect(await form(page).innerHTML()).toBe(before);
});
