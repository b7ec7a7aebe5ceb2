import type { Page } from "@playwright/test";
import { chatLinkId } from "../../src/components/CallBar/chatLinkId.ts";
import { site } from "../fixtures/site.ts";
import { violations } from "./axe.ts";
import { containing } from "./labels.ts";
import { inFirefox } from "./long.ts";
import { catchLinks, expect, holdScripts, hydrated, saveData, test } from "./test.ts";

const { frame, coldRoom, coolingLoad, geothermal, transportUnit } = site.tools;

type Calculator = {
  id: string;
  island: string;
  path: string;
  /** A field, its label, and two entries with different answers. */
  changed: [name: string, label: string, first: string, second: string];
  refused: [name: string, entry: string, reason: string];
};

const room: Calculator = {
  id: "cooling-load",
  island: "CoolingLoad",
  path: "/services/residential-hvac",
  changed: ["length", coolingLoad.fields.length.label, "20", "30"],
  refused: ["glass", "300", coolingLoad.problems.glass],
};
const ground: Calculator = {
  id: "geothermal",
  island: "Geothermal",
  path: "/geothermal-hvac",
  changed: ["land", geothermal.fields.land.label, "30", "150"],
  refused: ["load", "a lot", frame.problems.number],
};
const calculators: Calculator[] = [
  room,
  ground,
  {
    id: "cold-room",
    island: "ColdRoom",
    path: "/solutions/cold-rooms",
    changed: ["length", coldRoom.fields.length.label, "6", "9"],
    refused: ["daily", "4000", coldRoom.problems.full],
  },
  {
    id: "transport-unit",
    island: "TransportUnit",
    path: "/services/transport-hvac",
    changed: ["volume", transportUnit.fields.volume.label, "5", "22"],
    refused: ["stops", "2.5", frame.problems.whole],
  },
];

function partsOf(page: Page, id: string) {
  const form = page.locator(`#${id}`);
  return {
    form,
    field: (name: string) => form.locator(`[name="${name}"]`),
    result: form.locator(`#${id}-answer h3 + p`),
    status: form.locator(`#${id}-answer`).getByRole("status"),
    button: (name: string) => form.getByRole("button", { name }),
  };
}

async function open(page: Page, { id, island, path }: Calculator) {
  await page.goto(`${path}#${id}`);
  await hydrated(page, island);
  return partsOf(page, id);
}

test.use({ oldest: true });

for (const calculator of calculators) {
  const { id, changed, refused } = calculator;
  const [name, label, first, second] = changed;

  test(`${id}: a wrong entry is explained, a right one changes the answer, both are read out`, async ({
    page,
  }) => {
    const { form, field, result, status } = await open(page, calculator);
    const before = (await result.textContent()) ?? "";
    await expect(status).toBeEmpty();
    const [wrong, entry, reason] = refused;
    await field(wrong).fill(entry);
    await expect(field(wrong)).toHaveAccessibleDescription(containing(reason));
    await expect(status).toContainText(reason);
    await expect(result).toHaveCount(0);
    await expect(form.getByRole("button")).toHaveCount(0);
    expect(await violations(page, `#${id}`)).toEqual([]);
    await field(wrong).fill((await field(wrong).getAttribute("value")) ?? "");
    await expect(result).toHaveText(before);
    await form.getByLabel(label, { exact: true }).fill(first);
    await expect(result).not.toHaveText(before);
    await expect(status).toContainText((await result.textContent()) ?? "");
  });

  test(
    `${id}: messages, link and print have the answer to what was typed`,
    inFirefox,
    async ({ page, context }) => {
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      const links = await catchLinks(page);
      await page.addInitScript(() => {
        Object.assign(window, { print: () => Object.assign(window, { printed: true }) });
        Object.defineProperty(Navigator.prototype, "share", { value: undefined });
      });
      const { form, field, result, button } = await open(page, calculator);
      const copied = () => page.evaluate(() => navigator.clipboard.readText());
      await field(name).fill(second);
      // The answer follows the entry when the focus leaves the field. The second press of a double click opens nothing.
      await button(frame.whatsapp).focus();
      await button(frame.whatsapp).evaluate((element: HTMLElement) => [element.click(), element.click()]);
      await button(frame.email).click();
      await expect.poll(links).toHaveLength(2);
      const answer = (await result.textContent()) ?? "";
      const [chat, mail] = (await links()).map(({ href }) => new URL(href));
      const text = chat?.searchParams.get("text") ?? "";
      for (const message of [text, decodeURIComponent(mail?.search ?? "")]) {
        expect(message).toContain(`${label.replace(/\?$/, "")}: ${second}`);
        expect(message).toContain(answer);
      }
      expect(mail?.protocol).toBe("mailto:");
      expect(mail?.href.length).toBeLessThanOrEqual(1800);
      await form.getByText(frame.more, { exact: true }).click();
      await button(frame.copy).click();
      await expect(form.getByText(frame.copied, { exact: true })).toBeVisible();
      expect(await copied()).toBe(text);
      await button(frame.share).click();
      await expect(form.getByText(frame.shared, { exact: true })).toBeVisible();
      const link = await copied();
      expect(text).toContain(link);
      await button(frame.print).click();
      expect(await page.evaluate("printed")).toBe(true);
      await page.goto("/about");
      await page.goto(link);
      await expect(field(name)).toHaveValue(second);
      await expect(result).toHaveText(answer);
      await expect(result).toBeInViewport();
    },
  );
}

test(
  "what was typed before the script came counts, and typing replaces a number",
  inFirefox,
  async ({ page }) => {
    await saveData(page);
    const release = await holdScripts(page);
    // Some browsers delay the load event until the module requested by this URL has loaded.
    await page.goto(`${room.path}?width=20#${room.id}`, { waitUntil: "domcontentloaded" });
    const { field, result } = partsOf(page, room.id);
    const example = (await result.textContent()) ?? "";
    await field("length").click();
    await page.keyboard.type("20");
    release();
    await hydrated(page, room.island);
    await expect(field("length")).toHaveValue("20");
    await expect(field("width")).toHaveValue("20");
    await expect(result).not.toHaveText(example);
    await page.keyboard.press("Tab");
    await page.keyboard.type("16");
    await expect(field("width")).toHaveValue("16");
  },
);

test("a converted measure and the sender go with a message, the sender not into the link", async ({
  page,
}) => {
  const links = await catchLinks(page);
  const { form, field, button } = await open(page, ground);
  await field("land").fill("2");
  await field("land-unit").selectOption("kanal");
  await expect(field("land")).toHaveAccessibleDescription(/= 1,012\sm²/);
  const { sender, whatsapp, openChat } = frame;
  await form.getByText(sender.heading).click();
  await form.getByLabel(sender.name).fill("Ayesha");
  await button(whatsapp).click();
  await expect.poll(links).toHaveLength(1);
  const [chat = ""] = (await links()).map(({ href }) => new URL(href).searchParams.get("text"));
  expect(chat).toContain(`${geothermal.fields.land.label}: 1,012 m² (2 kanal)`);
  expect(chat).toContain(`${sender.name}: Ayesha\n`);
  expect(page.url()).not.toContain("Ayesha");
  await page.reload();
  await hydrated(page, ground.island);
  await expect(field("land-unit")).toHaveValue("kanal");
  await form.getByText(sender.heading).click();
  for (const part of [sender.name, sender.phone, sender.place])
    await form.getByLabel(part).fill("ع".repeat(60));
  await button(whatsapp).click();
  // The message is too long for a WhatsApp link.
  await expect(form.getByRole("link", { name: openChat })).toHaveAttribute("href", /wa\.me\/\d+$/);
  expect(await links()).toEqual([]);
});

test("on a phone the answer stays in view over the questions, without the bar, and hides no field", async ({
  page,
  browserName,
}) => {
  test.skip(
    browserName === "firefox",
    "without scroll-driven animations the bar is always at the page's end",
  );
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto(room.path);
  await page.locator(`main a[href="#${room.id}-section"]`).first().click();
  await expect(page.locator(`#${room.id}-section h2`)).toBeInViewport({ ratio: 1 });
  await hydrated(page, room.island);
  const { form, field } = partsOf(page, room.id);
  for (const name of Object.keys(coolingLoad.fields)) {
    await field(name).focus();
    await field(name).evaluate((element) => element.scrollIntoView({ block: "start", behavior: "instant" }));
    await field(name).click({ trial: true });
    await expect(form.locator("> a")).toBeInViewport({ ratio: 1 });
  }
  await expect(page.locator("nav").filter({ has: page.locator(`#${chatLinkId}`) })).toBeHidden();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  for (const { id, path } of calculators)
    test(`${id}: the answer to the values shown is there, and nothing that can't work`, async ({ page }) => {
      await page.goto(path);
      const { form, result } = partsOf(page, id);
      await expect(result).toBeVisible();
      await expect(form.getByText(frame.unscripted)).toBeVisible();
      await expect(form.getByRole("button")).toHaveCount(0);
    });
});
