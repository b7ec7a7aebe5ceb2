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
const range = (page: Page) => page.locator("#cold-room-answer").getByText(/^\d+\.\d–\d+\.\d\skW\b/);

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
  await field(page, "product").selectOption("frozen");
  await expect(range(page)).not.toHaveText(busier ?? "");
  await expect(form(page)).toContainText(words.heading.freezer);
  await expect(form(page)).not.toContainText(words.heading.chiller);
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
    await field(page, "length").fill("10 kg");
    await expect(field(page, "length")).toHaveAccessibleDescription(/from 1\.2 to 20\sm/);
    await field(page, "height").fill("0");
    await expect(field(page, "height")).toHaveAccessibleDescription(/from 1\.8 to 6/);
    await expect(range(page)).toHaveCount(0);
    expect(await violations(page, "#cold-room")).toEqual([]);
  },
);

test("page, link and message give the same size", inFirefox, async ({ page, context }) => {
  const links = await catchLinks(page);
  await open(page, `${path}?length=6&product=frozen&arrival=cement&daily=<b>9</b>&own=-20#cold-room`);
  await expect(field(page, "length")).toHaveValue("6");
  await expect(field(page, "product")).toHaveValue("frozen");
  await expect(field(page, "own")).toHaveValue("-20");
  await expect(field(page, "arrival")).toHaveValue("cold");
  await expect(field(page, "daily")).toHaveValue("300");
  const size = (await range(page).textContent()) ?? "";
  expect(size).toContain("−20");
  await form(page).getByRole("button", { name: site.tools.frame.whatsapp }).click();
  await expect.poll(links).toHaveLength(1);
  const [chat = ""] = (await links()).map(({ href }) => new URL(href).searchParams.get("text"));
  expect(chat).toContain(words.fields.product.options.frozen);
  expect(chat).toContain(`${words.heading.freezer} ${size}`);
  const shared = /https?:\S+/.exec(chat ?? "")?.[0] ?? "";
  const other = await context.newPage();
  await open(other, shared);
  await expect(range(other)).toHaveText(size);
});

test("fish in a warm room, and warm goods in a freezer, get a warning; medicines get no size", async ({
  page,
}) => {
  await open(page);
  const warning = (name: keyof typeof words.warnings) => words.warnings[name].replace(/\{.*$/, "");
  await field(page, "product").selectOption("fish");
  await expect(form(page)).not.toContainText(warning("spoils"));
  await field(page, "own").fill("12");
  await expect(form(page)).toContainText(warning("spoils"));
  await expect(form(page).getByRole("status").first()).toContainText(warning("spoils"));
  await field(page, "own").fill("");
  await field(page, "product").selectOption("frozen");
  await field(page, "arrival").selectOption("mild");
  await expect(form(page)).toContainText(warning("freezing"));
  await field(page, "product").selectOption("medicine");
  await expect(form(page)).toContainText(words.validated.text);
  await expect(range(page)).toHaveCount(0);
});

test("a mail link with the longest answers stays short enough", async ({ page }) => {
  const links = await catchLinks(page);
  await open(page);
  for (const name of ["product", "packing", "arrival"] as const) {
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
  await page.goto(path);
  const before = await form(page).innerHTML();
  await field(page, "length").hover();
  await hydrated(page, "ColdRoom");
  expect(await form(page).innerHTML()).toBe(before);
});
