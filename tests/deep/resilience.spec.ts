import type { Page } from "@playwright/test";
import { project } from "../browser/gallery.ts";
import { menuName } from "../browser/labels.ts";
import { overflowing } from "../browser/overflowing.ts";
import { expect, test } from "../browser/test.ts";

/** Slow 4G as Lighthouse has it: 150 ms there and back, 1.6 Mbps down, 0.75 up; and a processor of a quarter of the speed. */
async function slow(page: Page, what: { cpu?: number; network?: boolean }): Promise<void> {
  const session = await page.context().newCDPSession(page);
  if (what.cpu) await session.send("Emulation.setCPUThrottlingRate", { rate: what.cpu });
  if (!what.network) return;
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: 1.6e6 / 8,
    uploadThroughput: 0.75e6 / 8,
  });
}

/** What visitors come for: menu, tabs, accordion, gallery, and a message composed. */
async function journey(page: Page): Promise<void> {
  await page.goto("/");
  await page.getByRole("button", { name: "Toggle navigation" }).click();
  const sheet = page.getByRole("dialog", { name: "Menu" });
  await sheet.getByRole("button", { name: "Services" }).click();
  await sheet.getByRole("link", { name: menuName("/services/commercial-hvac") }).click();
  await page.waitForURL("**/services/commercial-hvac");
  await page.getByRole("tab", { name: "Our Solutions" }).click();
  await expect(page.getByRole("tab", { name: "Our Solutions" })).toHaveAttribute("aria-selected", "true");
  await page.goto("/services/railways-hvac");
  const second = page.locator("[data-island=Accordion] h3 button").nth(1);
  await second.click();
  await expect(second).toHaveAttribute("aria-expanded", "true");
  await page.goto("/gallery");
  await page
    .locator(`li#${project("homes").id} a`)
    .first()
    .click();
  await expect(page.getByRole("dialog").getByRole("heading")).toHaveText(project("homes").title);
  await page.goto("/contact");
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.locator("#contact-form").getByRole("alert")).toBeFocused();
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const [name, what] of [
    ["a processor of a quarter of the speed", { cpu: 4 }],
    ["slow 4G", { network: true }],
    ["both", { cpu: 4, network: true }],
  ] as const)
    test(`the whole way through the site works with ${name}`, async ({ page }) => {
      test.slow();
      await slow(page, what);
      await journey(page);
    });
});

const kinds = [
  "/",
  "/services/commercial-hvac",
  "/services/residential-hvac",
  "/gallery",
  "/about",
  "/contact",
];

test.describe("without pictures", () => {
  test.use({ expectedMessage: /Failed to load resource/ });

  test("their alternative texts show, and the layout holds", async ({ page }) => {
    await page.route("**/images/**", (route) => route.abort());
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const path of kinds) {
        await page.goto(path);
        expect(await overflowing(page), path).toEqual([]);
        const bad = await page.locator("main img").evaluateAll((images) =>
          (images as HTMLImageElement[])
            .filter((image) => image.checkVisibility())
            .filter((image) => !image.hasAttribute("alt") || image.getBoundingClientRect().height < 40)
            .map((image) => image.outerHTML.slice(0, 200)),
        );
        expect(bad, `${path} at ${width}`).toEqual([]);
      }
    }
  });
});
