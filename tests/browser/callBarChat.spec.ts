import { chatLinkId } from "../../src/components/CallBar/chatLinkId.ts";
import { site } from "../fixtures/site.ts";
import { inFirefox } from "./long.ts";
import { expect, hydrated, test } from "./test.ts";

const subject = site.solutions.get("cold-rooms")?.serviceType ?? "";
const about = site.interface.callBar.about.replace("{subject}", subject);
const length = site.calculators.coldRoom.fields.length.label;

test(
  "the chat is about the page, and carries a calculator's answer that a visitor or the address has given",
  inFirefox,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/solutions/cold-rooms#cold-room");
    await hydrated(page, "ColdRoom");
    const chat = async () => {
      const href = (await page.locator(`#${chatLinkId}`).getAttribute("href")) ?? "";
      return new URL(href).searchParams.get("text");
    };
    expect(await chat()).toBe(about);
    const field = page.getByRole("textbox", { name: length });
    await field.fill("6");
    await expect.poll(chat).toContain(`${length}: 6 m`);
    expect(await chat()).toContain("length=6");
    await field.fill("none");
    await expect.poll(chat).toBe(about);
    await field.fill("4");
    await expect.poll(() => page.url()).toContain("length=4");
    expect(await chat()).toBe(about);
    // The calculator is not in view yet.
    await page.goto("/solutions/cold-rooms?length=6&product=frozen");
    await expect.poll(chat).toContain(`${length}: 6 m`);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  },
);
