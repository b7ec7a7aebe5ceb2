import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import { expect, holdScripts, live, test } from "./test.ts";

const tiles = (page: Page) => page.locator("main li[id]:visible");
const picture = (page: Page, id: string) => page.locator(`li#${id} a`).first();
const choose = (page: Page, name: string) => page.locator("label", { hasText: name }).click();
const dialog = (page: Page) => page.getByRole("dialog");
const title = (page: Page) => dialog(page).getByRole("heading");
const next = (page: Page) => dialog(page).getByRole("button", { name: "Next picture" });
const previous = (page: Page) => dialog(page).getByRole("button", { name: "Previous picture" });
const close = (page: Page) => dialog(page).getByRole("button", { name: "Close" });
/** The large picture in the middle of the stage. */
const shown = (page: Page) => dialog(page).locator("[data-offset='0'] picture img");

/** Opens a picture and waits until the dialog stands still. */
async function open(page: Page, id: string): Promise<void> {
  await picture(page, id).click();
  await expect(dialog(page)).toBeVisible();
  await page.waitForTimeout(200);
}

/** Chromium says so of its own accord where a page that fades leads to a bare picture, which can't. */
const leavingSite = /ViewTransition opt-in disabled/;

const categories = [
  ["Residential", 2],
  ["Commercial", 2],
  ["Healthcare", 1],
  ["Education", 1],
  ["Hospitality", 2],
  ["Retail", 1],
  ["Technology", 1],
  ["Refrigeration", 7],
] as const;

/** Share of the grid's box that tiles and the gaps between them leave empty, and the widths of the tiles. */
function holes() {
  const grid = document.querySelector("main ul:has(> li[id])") as HTMLElement;
  const { rowGap, columnGap } = getComputedStyle(grid);
  const box = grid.getBoundingClientRect();
  const boxes = [...grid.children]
    .map((tile) => tile.getBoundingClientRect())
    .filter(({ width }) => width > 0);
  const covered = boxes.reduce(
    (sum, { width, height }) => sum + (width + parseFloat(columnGap)) * (height + parseFloat(rowGap)),
    0,
  );
  const whole = (box.width + parseFloat(columnGap)) * (box.height + parseFloat(rowGap));
  return { empty: 1 - covered / whole, widths: new Set(boxes.map(({ width }) => Math.round(width))).size };
}

for (const width of [390, 768, 1024, 1440, 1920]) {
  test(`in a window of ${width} pixels the grid has large and small tiles and no hole, filtered or not`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/gallery");
    await expect(tiles(page)).toHaveCount(17);
    const all = await page.evaluate(holes);
    expect(Math.abs(all.empty)).toBeLessThan(0.002);
    expect(all.widths).toBeGreaterThan(1);
    for (const [name, count] of categories) {
      await choose(page, name);
      await expect(tiles(page)).toHaveCount(count);
      expect(Math.abs((await page.evaluate(holes)).empty), name).toBeLessThan(0.002);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false, expectedMessage: leavingSite });

  test("each category shows its projects alone, says how many, and All brings the rest back", async ({
    page,
  }) => {
    await page.goto("/gallery");
    const status = page.getByRole("status");
    await expect(page.getByRole("radio", { name: "All" })).toBeChecked();
    await expect(status).toHaveText("17 of 17 projects", { useInnerText: true });
    for (const [name, count] of categories) {
      await choose(page, name);
      await expect(tiles(page)).toHaveCount(count);
      for (const tile of await tiles(page).all()) await expect(tile).toContainText(name);
      await expect(status).toHaveText(`${name}: ${count} of 17 projects`, { useInnerText: true });
    }
    await choose(page, "All");
    await expect(tiles(page)).toHaveCount(17);
  });

  test("a picture is a link to its large form, and its title one to the page about that work", async ({
    page,
  }) => {
    await page.goto("/gallery");
    const tile = page.locator("li#data-centers");
    await expect(tile.getByRole("link", { name: "Data Centers", exact: true })).toHaveAttribute(
      "href",
      "/solutions/data-centers",
    );
    await picture(page, "data-centers").click();
    await expect(page).toHaveURL(/\/images\/data-centers-\w+-1200\.jpg$/);
    expect(await page.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200);
  });
});

test("the filter is a group of radio buttons with names and counts, moved through by arrows", async ({
  page,
}) => {
  await page.goto("/gallery");
  const group = page.getByRole("group", { name: "Kind of project" });
  await expect(group.getByRole("radio")).toHaveCount(9);
  await group.getByRole("radio", { name: "All 17" }).focus();
  for (const [name, count] of categories) {
    await page.keyboard.press("ArrowRight");
    const radio = group.getByRole("radio", { name: `${name} ${count}` });
    await expect(radio).toBeFocused();
    await expect(radio).toBeChecked();
    await expect(radio).toHaveCSS("outline-style", "solid");
    await expect(radio).toHaveCSS("outline-width", "3px");
    await expect(tiles(page)).toHaveCount(count);
  }
  await page.keyboard.press("ArrowLeft");
  await expect(tiles(page)).toHaveCount(1);
});

test("a browser without :has() shows all projects and no filter", async ({ page }) => {
  // As such a browser reads the sheet: rules whose selectors it doesn't know are dropped, conditions on them fail.
  await page.goto("/gallery");
  await page.evaluate(() => {
    const prune = (sheet: CSSStyleSheet | CSSGroupingRule): void => {
      for (let index = sheet.cssRules.length - 1; index >= 0; index--) {
        const rule = sheet.cssRules[index];
        if (rule?.cssText.match(/^[^{]*:has\(/)) sheet.deleteRule(index);
        else if (rule instanceof CSSGroupingRule) prune(rule);
      }
    };
    for (const sheet of document.styleSheets) prune(sheet);
    document.querySelector<HTMLInputElement>("#retail")?.click();
  });
  await expect(tiles(page)).toHaveCount(17);
  await expect(page.getByRole("group", { name: "Kind of project" })).toBeHidden();
  await expect(page.getByRole("status")).toHaveText("17 of 17 projects", { useInnerText: true });
});

test("choosing a category loads no script, and neither does looking at the page", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
  await page.goto("/gallery");
  await choose(page, "Refrigeration");
  await page.mouse.move(0, 0);
  await page.mouse.wheel(0, 1500);
  await page.waitForTimeout(1000);
  expect(scripts).toEqual([]);
});

test("the very first click on a cold page opens its picture, and the tile looks pressed meanwhile", async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto("/gallery");
  await picture(page, "homes").click();
  await expect(picture(page, "homes")).toHaveCSS("opacity", "0.7");
  expect(new URL(page.url()).pathname).toBe("/gallery");
  release();
  await expect(title(page)).toHaveText("Homes");
});

test("the very first key opens its picture", async ({ page }) => {
  await page.goto("/gallery");
  await picture(page, "offices").focus();
  await page.keyboard.press("Enter");
  await expect(title(page)).toHaveText("Offices");
});

test("a click with the control key is left to the browser, cold and live", async ({ page, context }) => {
  await page.goto("/gallery");
  for (const state of ["cold", "live"]) {
    const opened = context.waitForEvent("page");
    await picture(page, "homes").click({ modifiers: ["Control"] });
    expect((await opened).url(), state).toMatch(/homes-\w+-1200/);
    await live(page, "Lightbox");
  }
  await expect(dialog(page)).toBeHidden();
});

test.describe("when its script can't be loaded", () => {
  test.use({ expectedMessage: new RegExp(`Failed to load resource|${leavingSite.source}`) });

  test("the second click follows the link", async ({ page }) => {
    await page.route(/Lightbox-.*\.js/, (route) => route.abort());
    await page.goto("/gallery");
    await picture(page, "homes").click();
    await expect(page.locator("[data-island=Lightbox]")).toHaveAttribute("data-src", /\?$/);
    await picture(page, "homes").click();
    await expect(page).toHaveURL(/homes-\w+-1200\.jpg$/);
  });
});

test("shows the picture with title, category, description, position and the way to its page", async ({
  page,
}) => {
  await page.goto("/gallery");
  const alt = await picture(page, "offices").locator("img").getAttribute("alt");
  await open(page, "offices");
  await expect(page.getByRole("dialog", { name: "Offices", description: alt ?? "?" })).toBeVisible();
  for (const words of ["Offices", "Commercial", "3 of 17", alt ?? "?"])
    await expect(dialog(page).getByText(words, { exact: true })).toBeVisible();
  await expect(dialog(page).getByRole("link")).toHaveAttribute("href", /\/solutions\/offices-factories$/);
  const { shownAs, natural } = await shown(page).evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    return { shownAs: image.currentSrc, natural: image.naturalWidth };
  });
  expect(shownAs).toMatch(/offices-\w+-1200\.avif$/);
  expect(natural).toBeGreaterThan(900);
});

test("buttons and arrow keys move on, around the ends, and the words change with the picture", async ({
  page,
}) => {
  await page.goto("/gallery");
  await open(page, "apartments");
  await next(page).click();
  await expect(title(page)).toHaveText("Homes");
  await expect(dialog(page).getByText("2 of 17")).toBeVisible();
  await expect(next(page)).toBeFocused();
  await previous(page).click();
  await previous(page).click();
  await expect(title(page)).toHaveText("Cold Room System");
  await expect(dialog(page).getByText("17 of 17")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(title(page)).toHaveText("Apartments");
  await page.keyboard.press("ArrowLeft");
  await expect(title(page)).toHaveText("Cold Room System");
  await expect(shown(page)).toHaveAttribute("alt", "Cold Room System");
});

test("tells of each change: the words are a live region", async ({ page }) => {
  await page.goto("/gallery");
  await open(page, "apartments");
  const region = dialog(page).locator("[aria-live=polite][aria-atomic=true]");
  for (const words of ["1 of 17", "Residential", "Apartments"]) await expect(region).toContainText(words);
});

const leaving: [string, (page: Page) => Promise<unknown>][] = [
  ["the close button", (page) => close(page).click()],
  ["Escape", (page) => page.keyboard.press("Escape")],
  ["a click beside the picture", (page) => page.mouse.click(300, 20)],
  ["going back", (page) => page.goBack()],
];
for (const [name, leave] of leaving) {
  test(`closes by ${name}; the focus goes to the picture shown last, the address is as before`, async ({
    page,
  }) => {
    await page.goto("/about");
    await page.goto("/gallery");
    await open(page, "restaurants");
    for (let step = 0; step < 6; step++) await page.keyboard.press("ArrowRight");
    await expect(page).toHaveURL(/\/gallery#van-engine-driven-with-standby$/);
    await leave(page);
    await expect(dialog(page)).toBeHidden();
    await expect(picture(page, "van-engine-driven-with-standby")).toBeFocused();
    await expect(picture(page, "van-engine-driven-with-standby")).toBeInViewport();
    await expect(page).toHaveURL(/\/gallery$/);
    await expect(page.locator("html")).not.toHaveClass(/scroll-locked/);
    await page.goBack();
    await expect(page).toHaveURL(/\/about$/);
  });
}

test("the way forward opens the picture again", async ({ page }) => {
  await page.goto("/gallery");
  await open(page, "schools");
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await page.goForward();
  await expect(title(page)).toHaveText("Schools");
});

test("the focus stays inside, and what is behind is hidden from screen readers", async ({ page }) => {
  await page.goto("/gallery");
  await open(page, "homes");
  const seen: string[] = [];
  for (let step = 0; step < 8; step++) {
    await page.keyboard.press("Tab");
    seen.push(
      await page.evaluate(() => {
        const focused = document.activeElement;
        return focused?.closest("[role=dialog]")
          ? (focused.ariaLabel ?? focused.textContent ?? "")
          : "outside";
      }),
    );
  }
  expect(new Set(seen)).toEqual(
    new Set(["Close", "Previous picture", "Next picture", "Read about this work"]),
  );
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(0);
});

test("keeps to the category that is chosen", async ({ page }) => {
  await page.goto("/gallery");
  await choose(page, "Hospitality");
  await open(page, "restaurants");
  await expect(dialog(page).getByText("2 of 2")).toBeVisible();
  await next(page).click();
  await expect(title(page)).toHaveText("Kitchens");
  await next(page).click();
  await expect(title(page)).toHaveText("Restaurants");
  await page.keyboard.press("Escape");
  await choose(page, "Technology");
  await open(page, "data-centers");
  await expect(dialog(page).getByText("1 of 1")).toBeVisible();
  await expect(next(page)).toBeHidden();
  await page.keyboard.press("ArrowRight");
  await expect(title(page)).toHaveText("Data Centers");
});

test("an address that names a picture opens it; closing leaves the gallery", async ({ page }) => {
  await page.goto("/about");
  await page.goto("/gallery#data-centers");
  await expect(title(page)).toHaveText("Data Centers");
  await next(page).click();
  await expect(page).toHaveURL(/#three-wheeler-electric-fresh-and-frozen$/);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(/\/gallery$/);
  await expect(picture(page, "three-wheeler-electric-fresh-and-frozen")).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
});

test("an address that names a picture which the filter hides brings all projects back", async ({ page }) => {
  await page.goto("/gallery");
  await choose(page, "Retail");
  await open(page, "shopping-malls");
  await page.evaluate(() => (location.hash = "homes"));
  await expect(title(page)).toHaveText("Homes");
  await expect(dialog(page).getByText("2 of 17")).toBeVisible();
});

test("an address that names no picture opens nothing", async ({ page }) => {
  await page.goto("/gallery#nothing-of-the-kind");
  await page.waitForTimeout(700);
  await expect(dialog(page)).toBeHidden();
  await expect(page.locator("[data-island=Lightbox]")).toHaveAttribute("data-src", /js$/);
});

test("loads the neighbours of the picture, and nothing further", async ({ page }) => {
  await page.goto("/gallery");
  await page.waitForLoadState("networkidle");
  const large = new Set<string>();
  page.on("request", (request) => {
    const name = /\/images\/([a-z-]+)-\w+-1200/.exec(request.url())?.[1];
    if (name) large.add(name);
  });
  await open(page, "factories");
  await expect.poll(() => [...large].sort()).toEqual(["factories", "hospitals", "offices"]);
  await next(page).click();
  await expect.poll(() => [...large].sort()).toEqual(["factories", "hospitals", "offices", "schools"]);
});

test("holds the page still and moves nothing", async ({ page }) => {
  await page.goto("/gallery");
  await page.mouse.wheel(0, 700);
  await page.waitForTimeout(400);
  const place = () =>
    page.evaluate(() => [scrollY, document.querySelector("main")?.getBoundingClientRect().width]);
  const before = await place();
  await page.evaluate(() => {
    const state = window as unknown as { shifts: number };
    state.shifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) state.shifts += (entry as unknown as { value: number }).value;
    }).observe({ type: "layout-shift" });
  });
  const box = await picture(page, "offices").boundingBox();
  await page.mouse.click((box?.x ?? 0) + 50, Math.max(150, box?.y ?? 0) + 30);
  await expect(dialog(page)).toBeVisible();
  expect(await place()).toEqual(before);
  await page.mouse.wheel(0, 600);
  for (let step = 0; step < 4; step++) {
    await page.keyboard.press("ArrowRight");
    await page.waitForTimeout(350);
  }
  expect(await place()).toEqual(before);
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number }).shifts);
  expect(shifts.toFixed(3), "to three places, as Lighthouse shows it").toBe("0.000");
});

test("the picture has its room before it has arrived", async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/homes-\w+-1200\.avif/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto("/gallery");
  await picture(page, "homes").scrollIntoViewIfNeeded();
  await open(page, "homes");
  const before = await shown(page).boundingBox();
  expect(before?.width).toBeGreaterThan(900);
  expect((before?.width ?? 0) / (before?.height ?? 1)).toBeCloseTo(1.5, 1);
  const preview = dialog(page).locator("[data-offset='0'] img").first();
  expect(await preview.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  release();
  await expect(shown(page)).toHaveJSProperty("complete", true);
  expect(await shown(page).boundingBox()).toEqual(before);
});

for (const viewport of [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1440, height: 900 },
]) {
  test(`at ${viewport.width} by ${viewport.height} every target is 44 pixels or more and in the window`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto("/gallery#three-wheeler-electric-fresh-and-frozen");
    await expect(dialog(page)).toBeVisible();
    await page.waitForTimeout(200);
    for (const target of await dialog(page).locator("a, button").all()) {
      const box = await target.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    for (const target of await dialog(page).getByRole("button").all())
      await expect(target).toBeInViewport({ ratio: 1 });
    expect((await shown(page).boundingBox())?.height).toBeGreaterThan(120);
    expect(await dialog(page).evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    await page.keyboard.press("Escape");
    const small = await page
      .locator("main li[id] a, main fieldset label")
      .evaluateAll((targets) =>
        targets.map((target) => target.getBoundingClientRect().height).filter((height) => height < 44),
      );
    expect(small).toEqual([]);
  });
}

/** Draws a finger across the picture, in steps. */
async function swipe(page: Page, distance: number, steps = 4): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: string, x?: number) =>
    session.send("Input.dispatchTouchEvent", {
      type: type as "touchStart",
      touchPoints: x === undefined ? [] : [{ x, y: 300 }],
    });
  await touch("touchStart", 200);
  for (let step = 1; step <= steps; step++) await touch("touchMove", 200 + (distance * step) / steps);
  await touch("touchEnd");
}

test.describe("on a touch screen", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a tap opens, a swipe moves on and back, and a trembling finger does neither", async ({ page }) => {
    await page.goto("/gallery");
    await picture(page, "homes").tap();
    await expect(title(page)).toHaveText("Homes");
    await page.waitForTimeout(200);
    await swipe(page, -120);
    await expect(title(page)).toHaveText("Offices");
    await swipe(page, 120);
    await expect(title(page)).toHaveText("Homes");
    await swipe(page, -4);
    await page.waitForTimeout(100);
    await expect(title(page)).toHaveText("Homes");
    await expect(dialog(page)).toBeVisible();
  });

  test("two fingers may zoom: nothing forbids it, and they turn no page", async ({ page }) => {
    await page.goto("/gallery#homes");
    await expect(title(page)).toHaveText("Homes");
    const stage = dialog(page).locator("[data-offset='0']").locator("..");
    await expect(stage).toHaveCSS("touch-action", /pinch-zoom/);
    expect(await page.locator("meta[name=viewport]").getAttribute("content")).not.toMatch(/scalable|maximum/);
    const session = await page.context().newCDPSession(page);
    await session.send("Input.synthesizePinchGesture", { x: 195, y: 300, scaleFactor: 2 });
    await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBeGreaterThan(1.5);
    await expect(title(page)).toHaveText("Homes");
    await expect(stage).toHaveCSS("touch-action", "auto");
  });
});

test("a mouse draws the pictures too: 6 pixels move on, 4 do not", async ({ page }) => {
  await page.goto("/gallery");
  await open(page, "homes");
  const drag = async (distance: number) => {
    await page.mouse.move(500, 400);
    await page.mouse.down();
    await page.mouse.move(500 + distance / 2, 400);
    await page.mouse.move(500 + distance, 400);
    await page.mouse.up();
  };
  await drag(-4);
  await page.waitForTimeout(50);
  await expect(title(page)).toHaveText("Homes");
  await drag(-6);
  await expect(title(page)).toHaveText("Offices");
});

test("the picture follows the pointer and glides to its place; under reduced motion it is there at once", async ({
  page,
}) => {
  await page.addInitScript(() => {
    document.addEventListener("transitionrun", ({ target }) => {
      const { dataset } = target as HTMLElement;
      if (dataset["offset"]) (window as unknown as { glides: number }).glides += 1;
    });
    (window as unknown as { glides: number }).glides = 0;
  });
  const glides = () => page.evaluate(() => (window as unknown as { glides: number }).glides);
  await page.goto("/gallery");
  await open(page, "homes");
  await page.mouse.move(500, 400);
  await page.mouse.down();
  const before = await shown(page).boundingBox();
  await page.mouse.move(420, 400, { steps: 4 });
  expect((before?.x ?? 0) - ((await shown(page).boundingBox())?.x ?? 0)).toBeCloseTo(80, 0);
  await page.mouse.up();
  await expect(title(page)).toHaveText("Offices");
  await expect.poll(glides).toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.waitForTimeout(500);
  const glided = await glides();
  await next(page).click();
  await expect(title(page)).toHaveText("Factories");
  await page.waitForTimeout(200);
  expect(await glides()).toBe(glided);
});

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

for (const colorScheme of ["light", "dark"] as const) {
  test(`axe finds nothing in the open lightbox or on the page: ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.goto("/gallery");
    for (const root of ["main", "[role=dialog]"]) {
      if (root !== "main") await open(page, "homes");
      await page.evaluate(axeSource);
      const violations = await page.evaluate(async (root) => {
        const { axe } = window as unknown as {
          axe: {
            run: (root: string) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
          };
        };
        return (await axe.run(root)).violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`,
        );
      }, root);
      expect(violations, root).toEqual([]);
    }
  });
}
