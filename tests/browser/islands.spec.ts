import type { Locator, Page } from "@playwright/test";
import { picture, title } from "./gallery.ts";
import { sheet, trigger } from "./sheet.ts";
import { button, inView } from "./slides.ts";
import { expect, holdScripts, saveData, hydrated, test } from "./test.ts";

const header = (page: Page) => page.locator("[data-island=Accordion]").first().getByRole("button").nth(2);
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
    control: (page) => button(page, "Next project"),
    answered: (page) => expect.poll(() => inView(page)).toBe(1),
  },
  Lightbox: {
    path: "/gallery",
    control: (page) => picture(page, "homes"),
    answered: (page) => expect(title(page)).toHaveText("Homes"),
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

  for (const press of ["click", "dblclick"] as const)
    test(`${name}: a ${press} before the script has loaded is answered once`, async ({ page }) => {
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

test.describe("when scripts can't be loaded", () => {
  test.use({ expectedMessage: /Failed to load resource|net::ERR/ });

  for (const part of ["the island's own file", "a file that it shares"] as const) {
    test(`${part}: the HTML stays as it is, and the next press tries again`, async ({ page }) => {
      await saveData(page);
      // The address of a further try differs after the file's name.
      const pattern = part === "the island's own file" ? /Accordion-\w+\.js/ : /react-\w+\.js/;
      await page.route(pattern, (route) => route.abort());
      await page.goto("/services/residential-hvac");
      const island = page.locator("[data-island=Accordion]").first();
      const html = await island.innerHTML();
      await header(page).click();
      await expect(island).toHaveAttribute("data-src", /\?$/);
      expect(await island.innerHTML()).toBe(html);
      await page.unroute(pattern);
      await header(page).click();
      await expect(header(page)).toHaveAttribute("aria-expanded", "true");
    });
  }
});

test.describe("when an island throws", () => {
  test.use({ expectedMessage: /^TypeError: Cannot read properties of undefined|^Error: broken on purpose/ });

  test("while it hydrates: its HTML stays, the page goes on, and the next press tries again", async ({
    page,
  }) => {
    await saveData(page);
    await page.goto("/services/residential-hvac");
    const island = page.locator("[data-island=Accordion]").first();
    const props = await island.getAttribute("data-props");
    const html = await island.innerHTML();
    await island.evaluate((element) => element.setAttribute("data-props", '{"titles":[{}]}'));
    const failure = page.waitForEvent("pageerror");
    await island.getByRole("button").nth(1).click();
    await failure;
    await expect.poll(() => island.innerHTML()).toBe(html);
    await page.locator("[data-theme]").click();
    await expect(page.locator("html")).toHaveClass(/dark/);
    await island.evaluate((element, json) => element.setAttribute("data-props", json ?? ""), props);
    await header(page).click();
    await expect(header(page)).toHaveAttribute("aria-expanded", "true");
  });

  test("after it has hydrated: the page's HTML is put back, and the next press tries again", async ({
    page,
  }) => {
    await saveData(page);
    await page.goto("/services/residential-hvac");
    const island = page.locator("[data-island=Accordion]").first();
    const html = () => island.evaluate((element) => element.innerHTML.replace(/ style="[^"]*"/g, ""));
    const before = await html();
    await island.getByRole("button").nth(1).click();
    await hydrated(page, "Accordion");
    const failure = page.waitForEvent("pageerror");
    await island.evaluate((element) => {
      const [first] = element.querySelectorAll("h3 + div > div");
      Object.defineProperty(first?.parentElement?.parentElement, "setAttribute", {
        value: () => {
          throw new Error("broken on purpose");
        },
      });
    });
    await island.getByRole("button").nth(0).click();
    await failure;
    await expect.poll(html).toBe(before);
    await header(page).click();
    await expect(header(page)).toHaveAttribute("aria-expanded", "true");
  });
});

test("React and the island's script are requested together", async ({ page }) => {
  await saveData(page);
  const release = await holdScripts(page);
  const requested: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(".js")) requested.push(new URL(request.url()).pathname.replace(/-.*/, ""));
  });
  await page.goto("/services/residential-hvac");
  await header(page).hover();
  await expect.poll(() => requested.sort()).toEqual(["/assets/Accordion", "/assets/react"]);
  release();
});

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

for (const [path, name] of [
  ["/services/residential-hvac", "Accordion"],
  ["/about", "CreditCard"],
  ["/about", "Drawer"],
  ["/contact", "ContactForm"],
] as const) {
  test(`${name} does not change its HTML by hydrating`, async ({ page }) => {
    await saveData(page);
    await page.setViewportSize({ width: 1024, height: 800 });
    await page.goto(path);
    const island = page.locator(`[data-island=${name}]`).first();
    const html = () =>
      island.evaluate((element) => element.innerHTML.replace(/ (style|novalidate)="[^"]*"/g, ""));
    const before = await html();
    await island.locator("button, a, input").first().hover({ force: true });
    await page.mouse.move(0, 0);
    await hydrated(page, name);
    expect(await html()).toBe(before);
  });
}
