import { chatLinkId } from "../../src/components/CallBar/chatLinkId.ts";
import { inFirefox } from "./long.ts";
import { expect, hydrated, test } from "./test.ts";
import { site } from "../fixtures/site.ts";

const about = site.interface.callBar.about.replace(
  "{subject}",
  site.solutions.get("cold-rooms")?.serviceType ?? "",
);
const length = site.tools.coldRoom.fields.length.label;

test.use({ viewport: { width: 390, height: 844 } });

test(
  "the chat carries a tool's answer once the visitor has given one of their own",
  inFirefox,
  async ({ page }) => {
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
  },
);

test("the chat carries the answers of an address, before the tool comes into view", async ({ page }) => {
  await page.goto("/solutions/cold-rooms?length=6&product=frozen");
  await hydrated(page, "ColdRoom");
  const href = () => page.locator(`#${chatLinkId}`).getAttribute("href");
  await expect.poll(async () => decodeURIComponent((await href()) ?? "")).toContain(`${length}: 6 m`);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
