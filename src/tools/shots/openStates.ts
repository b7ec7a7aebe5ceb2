import { expect, type Locator, type Page } from "@playwright/test";

/** What was opened, and the part of the page to look at, else all of it; pictures may show a part of that. */
type Step = { name: string; root?: string; shown?: string };

/** A phone has the drawer, and may be any window below `xl`; a desktop has the menu. */
export type Device = "phone" | "desktop";

/** A page with something open: what the tests of accessibility and `npm run shots` look at. */
export type OpenState = {
  name: string;
  path: string;
  devices: Device[];
  /** Opens one thing after the other in the page as loaded; the caller looks at the page after each. */
  open: (page: Page) => AsyncGenerator<Step>;
};

const both: Device[] = ["phone", "desktop"];

async function isPressed(button: Locator, attribute: string): Promise<void> {
  if ((await button.getAttribute(attribute)) !== "true") await button.click();
  await expect(button).toHaveAttribute(attribute, "true");
}

/** Opens each tab and each accordion item of a page. */
export async function* openParts(page: Page): AsyncGenerator<Step> {
  const kinds = [
    ["[data-island=Tabs]", "[role=tab]", "aria-selected"],
    ["[data-island=Accordion]", "h3 > button", "aria-expanded"],
  ] as const;
  for (const [island, button, attribute] of kinds)
    for (const part of await page.locator(`${island} ${button}`).all()) {
      await part.scrollIntoViewIfNeeded();
      await isPressed(part, attribute);
      yield { name: (await part.textContent()) ?? "", root: island };
    }
}

export const openStates: OpenState[] = [
  {
    name: "each group of the menu",
    path: "/about",
    devices: ["desktop"],
    async *open(page) {
      for (const group of await page.locator("#menu button").all()) {
        await group.focus();
        await page.keyboard.press("Enter");
        await expect(group).toHaveAttribute("aria-expanded", "true");
        yield { name: (await group.textContent()) ?? "" };
      }
    },
  },
  {
    name: "the drawer, its groups open",
    path: "/services/amc",
    devices: ["phone"],
    async *open(page) {
      await page.getByRole("button", { name: "Toggle navigation" }).click();
      const groups = page.getByRole("dialog").locator("button[aria-expanded]");
      await expect(groups.first()).toBeVisible();
      yield { name: "as opened" };
      for (const group of await groups.all()) await isPressed(group, "aria-expanded");
      yield { name: "all groups" };
    },
  },
  { name: "each tab", path: "/services/commercial-hvac", devices: both, open: openParts },
  { name: "each accordion item", path: "/services/residential-hvac", devices: both, open: openParts },
  {
    name: "the lightbox",
    path: "/gallery",
    devices: both,
    async *open(page) {
      await page.locator("main li[id] a").first().click();
      await expect(page.getByRole("dialog")).toBeVisible();
      yield { name: "opened" };
      await page.getByRole("dialog").getByRole("button", { name: "Next picture" }).click();
      yield { name: "next picture" };
    },
  },
  {
    name: "the gallery, filtered",
    path: "/gallery",
    devices: both,
    async *open(page) {
      await page.locator("label", { hasText: "Residential" }).click();
      await expect(page.locator("main li[id]:visible")).toHaveCount(2);
      yield { name: "Residential" };
    },
  },
  {
    name: "the developer's card",
    path: "/about",
    devices: ["desktop"],
    async *open(page) {
      await page.locator("[data-island=CreditCard]").getByRole("link").first().hover();
      await expect(page.locator("[data-island=CreditCard] [data-side]")).toBeVisible();
      yield { name: "opened" };
    },
  },
  {
    name: "the contact form",
    path: "/contact",
    devices: both,
    async *open(page) {
      await page.getByText("Residential", { exact: true }).click();
      yield { name: "another type of service", shown: "#contact-form" };
      await page.getByRole("button", { name: "Send Message" }).click();
      await expect(page.locator("#contact-form").getByRole("alert")).toBeFocused();
      // At the top the sticky header lies over nothing, which would make a target smaller than it is.
      await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
      yield { name: "errors", shown: "#contact-form" };
    },
  },
  {
    name: "the carousel",
    path: "/",
    devices: both,
    async *open(page) {
      const carousel = page.locator("[data-island=Carousel]");
      await carousel.scrollIntoViewIfNeeded();
      await expect(carousel).not.toHaveAttribute("data-src");
      await carousel.getByRole("button", { name: "Next project" }).click();
      await expect(carousel.getByRole("button", { name: "Go to project 2" })).toHaveAttribute(
        "aria-current",
        "true",
      );
      yield { name: "second slide" };
    },
  },
];
