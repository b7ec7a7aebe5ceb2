import { chatLinkId } from "../../src/components/CallBar/chatLinkId.ts";
import { site } from "../fixtures/site.ts";
import { ground, open, partsOf, room } from "./calculators.ts";
import { inFirefox } from "./long.ts";
import { catchLinks, expect, holdScripts, hydrated, saveData, needsScrollAnimations, test } from "./test.ts";

const { frame, coolingLoad, geothermal } = site.calculators;

test.use({ oldest: true });

test(
  "text typed before the script has loaded counts, and typing replaces a number",
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
  needsScrollAnimations(browserName);
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
