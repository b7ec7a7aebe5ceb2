import type { Page } from "@playwright/test";
import { chatLinkId } from "../../src/components/CallBar/chatLinkId.ts";
import { site } from "../fixtures/site.ts";
import { violations } from "./axe.ts";
import { inFirefox } from "./long.ts";
import { catchLinks, expect, hydrated, saveData, test } from "./test.ts";

const path = "/geothermal-hvac";
const words = site.tools.geothermal;
const form = (page: Page) => page.locator("#geothermal");
const field = (page: Page, name: keyof typeof words.fields) =>
  form(page).getByLabel(words.fields[name].label, { exact: true });
/** A sentence of the content, with figures in its blanks. */
const filled = (template: string) =>
  new RegExp(
    `^${template
      .replace(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)
      .replace(/\s/g, String.raw`\s`)
      .replace(/\{\w+\}/g, String.raw`[\d.,–]+`)}`,
  );
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
    await form(page).getByText(words.permission.heading).click();
    await says(page, words.permission.well);
    await expect(form(page).getByText(words.instead)).toBeVisible();
    await expect(form(page).getByText(filled(words.water))).toBeVisible();
    expect(await violations(page, "#geothermal")).toEqual([]);
  },
);

test("a site that allows nothing hears why", async ({ page }) => {
  await open(page, "?city=Lahore&rig=no");
  await says(page, words.verdicts.noRig.name);
  await says(page, words.verdicts.noRig.reason);
  await expect(form(page).locator("strong")).toHaveCount(0);
  await field(page, "rig").selectOption("yes");
  await field(page, "land").fill("30");
  await says(page, words.verdicts.noLand.reason);
  await field(page, "land").fill("150");
  await says(page, words.verdicts.part.reason);
  await expect(form(page).locator("strong")).toContainText(/^4\s/);
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

test("a measure in another unit is shown converted, and a message carries it with the sender", async ({
  page,
}) => {
  const links = await catchLinks(page);
  await open(page);
  await field(page, "land").fill("2");
  await form(page).locator("[name=land-unit]").selectOption("kanal");
  await expect(field(page, "land")).toHaveAccessibleDescription(/= 1,012\sm²/);
  await expect.poll(() => page.url()).toContain("land=2+kanal");
  const { sender, whatsapp } = site.tools.frame;
  await form(page).getByText(sender.heading).click();
  await form(page).getByLabel(sender.name).fill("Ayesha");
  await form(page).getByLabel(sender.phone).fill("0300 1234567");
  await form(page).getByRole("button", { name: whatsapp }).click();
  await expect.poll(links).toHaveLength(1);
  const [chat = ""] = (await links()).map(({ href }) => new URL(href).searchParams.get("text"));
  expect(chat).toContain(`${words.fields.land.label}: 1,012 m² (2 kanal)`);
  expect(chat).toContain(`${sender.name}: Ayesha\n${sender.phone}: 0300 1234567`);
  expect(chat).not.toContain(sender.place);
  expect(page.url()).not.toContain("Ayesha");
  await page.reload();
  await hydrated(page, "Geothermal");
  await expect(field(page, "land")).toHaveValue("2");
  await expect(form(page).locator("[name=land-unit]")).toHaveValue("kanal");
  await expect(field(page, "land")).toHaveAccessibleDescription(/= 1,012\sm²/);
});

test("a message too long for WhatsApp is not opened, and the page offers the chat without it", async ({
  page,
}) => {
  const links = await catchLinks(page);
  await open(page);
  const { sender, whatsapp, openChat } = site.tools.frame;
  await form(page).getByText(sender.heading).click();
  for (const name of [sender.name, sender.phone, sender.place])
    await form(page).getByLabel(name).fill("ع".repeat(60));
  await form(page).getByRole("button", { name: whatsapp }).click();
  await expect(form(page).getByRole("link", { name: openChat })).toHaveAttribute("href", /wa\.me\/\d+$/);
  expect(await links()).toHaveLength(0);
});

test("on a phone the answer stays in view over the card, and hides no field", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await open(page);
  const summary = form(page).locator("> a");
  const header = page.locator("header").first();
  for (const name of ["land", "rig", "water", "city"] as const) {
    await field(page, name).focus();
    await field(page, name).evaluate((element) =>
      element.scrollIntoView({ block: "start", behavior: "instant" }),
    );
    const [line, top, box] = [
      await summary.boundingBox(),
      await header.boundingBox(),
      await field(page, name).boundingBox(),
    ];
    const bottom = (line?.y ?? 0) + (line?.height ?? 0);
    expect(box?.y).toBeGreaterThanOrEqual(bottom);
    expect(bottom).toBeGreaterThanOrEqual((top?.y ?? 0) + (top?.height ?? 0));
    expect(bottom).toBeLessThanOrEqual(130);
  }
  await field(page, "city").selectOption("Lahore");
  await expect(summary).toHaveText(words.verdicts.loop.name);
  await expect(page.locator("nav").filter({ has: page.locator(`#${chatLinkId}`) })).toBeHidden();
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
