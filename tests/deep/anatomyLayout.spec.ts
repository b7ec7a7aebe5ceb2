import type { Page } from "@playwright/test";
import { bounds, callouts, path, pins, scene } from "../browser/cutAway.ts";
import { expect, test } from "../browser/test.ts";

/** Runs in the page: the words that something else lies over in the middle, however the page is scrolled. */
function covered(all: Element[]) {
  return all
    .filter((words) => {
      words.scrollIntoView({ block: "center", behavior: "instant" });
      const { x, y, width, height } = words.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      return !words.textContent || !words.contains(top);
    })
    .map(({ textContent }) => textContent);
}

/** What screen readers are told of each list entry that begins with a number, which CSS counts. */
async function listItems(page: Page): Promise<string[][]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  const textsIn = (node?: (typeof nodes)[number]): string[] =>
    node?.role?.value === "StaticText"
      ? [String(node.name?.value)]
      : (node?.childIds ?? []).flatMap((id) => textsIn(nodes.find(({ nodeId }) => nodeId === id)));
  return nodes
    .filter(({ role }) => role?.value === "listitem")
    .map(textsIn)
    .filter(([number = ""]) => /^\d$/.test(number));
}

const cutAways = [
  "/services/commercial-hvac",
  "/services/residential-hvac",
  "/solutions/apartments-homes",
  "/solutions/cold-rooms",
  "/solutions/data-centers",
  "/solutions/hospitals-schools",
  "/solutions/kitchens-restaurants",
  "/solutions/railways-solution",
  "/solutions/standby-refrigeration",
];

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the list stands below the picture, numbered as the pins are", async ({ page }) => {
    await page.goto(`${path}#content`);
    const names = await pins(page).evaluateAll((all) => all.map((pin) => pin.ariaLabel ?? ""));
    expect(names.map((name) => Number.parseInt(name))).toEqual([...names.keys()].map((at) => at + 1));
    const said = (await listItems(page)).filter(([, title]) =>
      names.some((name) => name.endsWith(`: ${title}`)),
    );
    expect(said.map(([number, title]) => `${number}: ${title}`)).toEqual(names);
    for (const callout of await callouts(page).all()) {
      await expect(callout.getByRole("heading")).toBeVisible();
      await expect(callout.getByRole("paragraph")).toBeVisible();
    }
    const [[, top = 0, , height = 0] = []] = await bounds(scene(page));
    const boxes = await bounds(callouts(page));
    expect(Math.min(...boxes.map(([, y = 0]) => y))).toBeGreaterThanOrEqual(top + height);
    expect(new Set(boxes.map(([x]) => x)).size).toBe(1);
  });

  for (const own of cutAways)
    test(`${own}: each pin is 24 pixels wide, and none lies over another`, async ({ page }) => {
      await page.goto(own);
      const circles = await bounds(page.locator("main svg[role=group] a > circle"));
      expect(circles.length).toBeGreaterThan(2);
      for (const [at, [x = 0, y = 0, width = 0, height = 0]] of circles.entries()) {
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + width).toBeLessThanOrEqual(390);
        for (const [otherX = 0, otherY = 0] of circles.slice(at + 1))
          expect(Math.hypot(otherX - x, otherY - y)).toBeGreaterThanOrEqual(24);
      }
    });
});

for (const width of [1344, 1440, 1920])
  test(`in a window of ${width} pixels call-outs take the picture's height, which their lines are drawn for`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const own of cutAways) {
      await page.goto(own);
      const [[, , , picture = 0] = []] = await bounds(page.locator("main svg[role=group]"));
      const [[, , , list = 0] = []] = await bounds(
        page.locator("main div:has(> div > svg[role=group]) > ol"),
      );
      expect(Math.abs(list - picture), own).toBeLessThan(2);
    }
  });

test.describe("when the picture doesn't come", () => {
  test.use({ expectedMessage: /Failed to load resource/ });

  for (const width of [390, 1440])
    test(`in a window of ${width} pixels its room is kept, and the list can be read`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const places = async () => [
        await bounds(scene(page)),
        await bounds(pins(page)),
        await bounds(callouts(page)),
      ];
      await page.goto(`${path}#content`);
      const wanted = await places();
      await page.route(/\.(avif|webp)$/, (route) => route.abort());
      await page.reload();
      await scene(page).scrollIntoViewIfNeeded();
      const image = page.locator("picture:has(~ [role=group]) img");
      await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.complete)).toBe(true);
      expect(await image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(0);
      expect(await places()).toEqual(wanted);
      const [[, , room = 0, height = 0] = []] = await bounds(scene(page));
      const size = await image.evaluate((element) =>
        ["width", "height"].map((side) => Number(element.getAttribute(side))),
      );
      expect(height / room).toBeCloseTo((size[1] ?? 0) / (size[0] ?? 1), 2);
      expect(await callouts(page).locator("h3, p").evaluateAll(covered)).toEqual([]);
    });
});
