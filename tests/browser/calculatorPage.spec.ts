import { site } from "../fixtures/site.ts";
import { ground, open, partsOf, room } from "./calculators.ts";
import { inFirefox } from "./tags.ts";
import { catchLinks, expect, holdScripts, hydrated, saveData, needsScrollAnimations, test } from "./test.ts";

const { frame, coolingLoad, geothermal } = site.calculators;

test.use({ oldest: true });

test("text typed before the script has loaded is used", inFirefox, async ({ page }) => {
  await saveData(page);
  const release = await holdScripts(page);
  // Doesn't wait for the load event, because some browsers delay it until the held script has loaded.
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
});

test("a converted value is included in the message", async ({ page }) => {
  const links = await catchLinks(page);
  const { field, button } = await open(page, ground);
  await field("land").fill("2");
  await field("land-unit").selectOption("kanal");
  await expect(field("land")).toHaveAccessibleDescription(/= 1,012\sm²/);
  await button(frame.whatsapp).click();
  await expect.poll(links).toHaveLength(1);
  const [chat = ""] = (await links()).map(({ href }) => new URL(href).searchParams.get("text"));
  expect(chat).toContain(`${geothermal.fields.land.label}: 1,012 m² (2 kanal)`);
  await page.reload();
  await hydrated(page, ground.island);
  await expect(field("land")).toHaveValue("2");
  await expect(field("land-unit")).toHaveValue("kanal");
  await field("land-unit").selectOption("");
  await field("land").fill("1 kanal 10 marla");
  await expect(field("land")).toHaveAccessibleDescription(/= 759\sm²/);
  await page.reload();
  await hydrated(page, ground.island);
  await expect(field("land")).toHaveValue("1 kanal 10 marla");
});

test("the sender's name is in the message only", async ({ page }) => {
  const { sender, share, whatsapp } = frame;
  const links = await catchLinks(page);
  const { form, field, button } = await open(page, room);
  const { length } = coolingLoad.fields;
  await form.getByText(sender.heading).click();
  for (const part of ["name", "phone", "place"] as const)
    await form.getByLabel(sender[part]).fill(`Ayesha’s ${part}`);
  await field("length").fill("none");
  await expect(button(whatsapp)).toHaveCount(0);
  await field("length").fill("20");
  await button(whatsapp).click();
  await expect.poll(links).toHaveLength(1);
  const [chat = ""] = (await links()).map(({ href }) => new URL(href).searchParams.get("text"));
  expect(chat).toContain(`${length.label}: 20 ft`);
  for (const part of ["name", "phone", "place"] as const)
    expect(chat).toContain(`${sender[part]}: Ayesha’s ${part}\n`);
  await page.evaluate(() => {
    navigator.clipboard.writeText = async (text) => void Object.assign(window, { text });
  });
  await button(share.link).click();
  for (const url of [page.url(), await page.evaluate<string>("text")]) {
    expect(url).toContain("length=20");
    expect(decodeURIComponent(url)).not.toContain("Ayesha");
  }
});

test("on a phone the answer stays visible above the questions", async ({ page, browserName }) => {
  needsScrollAnimations(browserName);
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto(`${room.path}#${room.id}-section`);
  await expect(page.locator(`#${room.id}-section h2`)).toBeInViewport({ ratio: 1 });
  await hydrated(page, room.island);
  const { form, field } = partsOf(page, room.id);
  await form.getByText(frame.more, { exact: true }).click();
  for (const name of Object.keys(coolingLoad.fields)) {
    await field(name).focus();
    await field(name).evaluate((element) => element.scrollIntoView({ block: "start", behavior: "instant" }));
    await field(name).click({ trial: true });
    await expect(form.locator("> a")).toBeInViewport({ ratio: 1 });
  }
  await expect(
    page.getByRole("navigation", { name: site.interface.callBar.label, includeHidden: true }),
  ).toBeHidden();
});

test("a value typed before the script is in the link", async ({ page }) => {
  await saveData(page);
  const release = await holdScripts(page);
  await page.goto(room.path, { waitUntil: "domcontentloaded" });
  const { field } = partsOf(page, room.id);
  await field("length").fill("20");
  release();
  await hydrated(page, room.island);
  await expect(page).toHaveURL(/[?&]length=20&/);
  await expect(page.locator(`#${room.id}`).getByRole("status").first()).toHaveText(/\d/);
  await page.reload();
  await hydrated(page, room.island);
  await expect(field("length")).toHaveValue("20");
});
