import type { Locator, Page } from "@playwright/test";
import { site } from "../fixtures/site.ts";
import { violations } from "./axe.ts";
import { inFirefox } from "./long.ts";
import { catchLinks, expect, hydrated, saveData, test } from "./test.ts";

const path = "/solutions/cold-rooms";
const words = site.tools.coldRoom;
const form = (page: Page) => page.locator("#cold-room");
const field = (page: Page, name: keyof typeof words.fields) =>
  form(page).getByLabel(words.fields[name].label);
const range = (page: Page) => form(page).getByText(/^\d+\.\d–\d+\.\d\skW of cooling$/);

async function open(page: Page, address = `${path}#cold-room`): Promise<void> {
  await page.goto(address);
  await hydrated(page, "ColdRoom");
}

test("each answer changes the plant, which is read out politely", inFirefox, async ({ page }) => {
  await open(page);
  const before = await range(page).textContent();
  const status = form(page).getByRole("status").first();
  await expect(status).toBeEmpty();
  await field(page, "openings").fill("120");
  await expect(range(page)).not.toHaveText(before ?? "");
  await expect(status).toContainText(`${words.heading.chiller} ${await range(page).textContent()}`);
  const busier = await range(page).textContent();
  await field(page, "temperature").selectOption("frozen");
  await expect(range(page)).not.toHaveText(busier ?? "");
  expect(await violations(page, "#cold-room")).toEqual([]);
});

test("a hint describes its choice, and the answer can be sent before its reasons are read", async ({
  page,
}) => {
  await open(page);
  await expect(field(page, "city")).toHaveAccessibleDescription(words.fields.city.hint ?? "no hint");
  const send = form(page).getByRole("button", { name: site.tools.frame.whatsapp });
  const top = async (locator: Locator) => (await locator.boundingBox())?.y ?? NaN;
  expect(await top(send)).toBeGreaterThan(await top(range(page)));
  expect(await top(send)).toBeLessThan(await top(form(page).getByText(words.sources.heading)));
});

test(
  "wrong answers are explained beside their fields, and there is no plant",
  inFirefox,
  async ({ page }) => {
    await open(page);
    await field(page, "daily").fill("4000");
    await expect(field(page, "daily")).toHaveAccessibleDescription(new RegExp(words.problems.full));
    await field(page, "length").fill("10 ft");
    await expect(field(page, "length")).toHaveAccessibleDescription(/one number from 1\.2 to 20\sm/);
    await field(page, "height").fill("0");
    await expect(field(page, "height")).toHaveAccessibleDescription(/from 1\.8 to 6/);
    await expect(range(page)).toHaveCount(0);
    expect(await violations(page, "#cold-room")).toEqual([]);
  },
);

test("the answers come from the address, and go into messages", inFirefox, async ({ page }) => {
  const links = await catchLinks(page);
  await open(page, `${path}?length=6&temperature=frozen&food=cement&daily=<b>9</b>#cold-room`);
  await expect(field(page, "length")).toHaveValue("6");
  await expect(field(page, "temperature")).toHaveValue("frozen");
  await expect(field(page, "food")).toHaveValue("produce");
  await expect(field(page, "daily")).toHaveValue("300");
  await form(page).getByRole("button", { name: site.tools.frame.whatsapp }).click();
  await expect.poll(links).toHaveLength(1);
  const [chat = ""] = (await links()).map(({ href }) => new URL(href).searchParams.get("text"));
  expect(chat).toContain(words.fields.temperature.options.frozen);
  expect(chat).toContain((await range(page).textContent()) ?? "");
  expect(chat).toContain("temperature=frozen");
  expect(chat).toMatch(
    /a full room stays cold for \d+\sh and a nearly empty one for \d+(\.5)?\sh, before the goods warm by 3\s°C/,
  );
});

test("fish at the temperature of bananas, and warm goods in a freezer, get a warning", async ({ page }) => {
  await open(page);
  await field(page, "temperature").selectOption("cool");
  await expect(form(page)).not.toContainText(words.warnings.spoils);
  await field(page, "food").selectOption("fish");
  await expect(form(page)).toContainText(words.warnings.spoils);
  await expect(form(page).getByRole("status").first()).toContainText(words.warnings.spoils);
  await field(page, "temperature").selectOption("frozen");
  await field(page, "arrival").selectOption("mild");
  await expect(form(page)).toContainText(words.warnings.freezes);
});

test("a mail link with the longest answers stays short enough", async ({ page }) => {
  const links = await catchLinks(page);
  await open(page);
  for (const name of ["food", "temperature", "arrival"] as const) {
    const options = Object.entries<string>(words.fields[name].options);
    const [longest = ""] = options.toSorted(([, one], [, other]) => other.length - one.length)[0] ?? [];
    await field(page, name).selectOption(longest);
  }
  await expect.poll(() => page.url()).toContain("arrival=");
  await form(page).getByRole("button", { name: site.tools.frame.email }).click();
  await expect.poll(links).toHaveLength(1);
  expect((await links())[0]?.href.length).toBeLessThanOrEqual(1800);
});

test("hydrating does not change the HTML", async ({ page }) => {
  await saveData(page);
  await page.goto("/services/cold-storage");
  const before = await form(page).innerHTML();
  await field(page, "length").hover();
  await hydrated(page, "ColdRoom");
  expect(await form(page).innerHTML()).toBe(before);
});
