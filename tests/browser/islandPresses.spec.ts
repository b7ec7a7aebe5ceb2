import type { Locator, Page } from "@playwright/test";
import { picture, project, title } from "./gallery.ts";
import { header } from "./islandAccordion.ts";
import { long } from "./long.ts";
import { sheet, trigger } from "./sheet.ts";
import { button, inView } from "./slides.ts";
import { expect, holdScripts, hydrated, saveData, test } from "./test.ts";
import { labels } from "./labels.ts";

const tab = (page: Page) => page.getByRole("tab", { name: "Our Solutions" });

/** A control of each island, what a press on it does, and which of its styles shows a press that waits for the script. */
type Control = {
  path: string;
  width?: number;
  control: (page: Page) => Locator;
  answered: (page: Page) => Promise<void>;
  pressed?: string;
};
const controls: Record<string, Control> = {
  Accordion: {
    path: "/services/residential-hvac",
    control: header,
    answered: (page) => expect(header(page)).toHaveAttribute("aria-expanded", "true"),
  },
  Tabs: {
    path: "/services/commercial-hvac",
    control: tab,
    answered: (page) => expect(tab(page)).toHaveAttribute("aria-selected", "true"),
  },
  Drawer: {
    path: "/services/amc",
    width: 390,
    control: trigger,
    answered: (page) => expect(sheet(page)).toBeVisible(),
    pressed: "background-color",
  },
  Carousel: {
    path: "/",
    control: (page) => button(page, labels.nextSlide),
    answered: (page) => expect.poll(() => inView(page)).toBe(1),
  },
  Lightbox: {
    path: "/gallery",
    control: (page) => picture(page, "homes"),
    answered: (page) => expect(title(page)).toHaveText(project("homes").title),
    pressed: "opacity",
  },
};

for (const [name, { path, width = 1440, control, answered, pressed }] of Object.entries(controls)) {
  const open = async (page: Page) => {
    await page.setViewportSize({ width, height: 900 });
    await saveData(page);
    const release = await holdScripts(page);
    await page.goto(path);
    return release;
  };

  for (const [press, details] of [
    ["click", long],
    ["dblclick", {}],
  ] as const)
    test(`${name}: a ${press} before the script has loaded is answered once`, details, async ({ page }) => {
      const release = await open(page);
      const style = () =>
        control(page).evaluate(
          (element, key) => getComputedStyle(element).getPropertyValue(key),
          pressed ?? "",
        );
      const before = await style();
      await control(page)[press]();
      await page.mouse.move(300, 700);
      if (pressed) await expect.poll(style).not.toBe(before);
      expect(new URL(page.url()).pathname).toBe(path);
      release();
      await answered(page);
      await page.waitForTimeout(400);
      await answered(page);
    });

  test(`${name}: Enter before the script has loaded is answered`, async ({ page }) => {
    const release = await open(page);
    await control(page).focus();
    await page.keyboard.press("Enter");
    release();
    await answered(page);
  });
}

test("a link in an island whose script has not loaded is followed once", async ({ page, context }) => {
  await context.route(/example\.com/, (route) => route.fulfill({ body: "<title>Portfolio</title>" }));
  await page.goto("/about");
  let pages = 0;
  context.on("page", () => pages++);
  await page.locator("[data-island=CreditCard] a").click();
  await hydrated(page, "CreditCard");
  await page.waitForTimeout(500);
  expect(pages).toBe(1);
});
