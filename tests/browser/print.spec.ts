import { specWords } from "../fixtures/specWords.ts";
import { specRoutes } from "../fixtures/specRoutes.ts";
import { site } from "../fixtures/site.ts";
import { shortForExamples } from "./long.ts";
import { expect, test } from "./test.ts";
import { labels } from "./labels.ts";

/** All services and sectors with their pictures; three tables, a chart, a calculator and two lists of cards; a drawing and a calculator. */
const longest = ["/", "/services/cold-storage", "/geothermal-hvac"];

for (const path of specRoutes) {
  const most = longest.includes(path) ? 4 : 3;
  test(
    `${path} prints all its text on at most ${most} sheets of A4`,
    shortForExamples(path),
    async ({ page }) => {
      // The width that A4 leaves. Every island comes into view and so hydrates.
      await page.setViewportSize({ width: 680, height: 12_000 });
      await page.goto(path);
      for (const island of await page.locator("[data-view]").all()) await island.scrollIntoViewIfNeeded();
      await expect(page.locator("[data-view][data-src]")).toHaveCount(0);
      await page.emulateMedia({ media: "print", colorScheme: "dark" });
      expect(
        await page.evaluate(unreadableWords, [site.gallery.listHeading, site.calculators.frame.unscripted]),
      ).toEqual([]);
      const margin = { top: "15mm", bottom: "15mm", left: "15mm", right: "15mm" };
      const pdf = await page.pdf({ format: "A4", margin });
      const sheets = pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
      expect(sheets).toBeGreaterThan(0);
      expect(sheets).toBeLessThanOrEqual(most);
    },
  );
}

/** Runs in the page: texts that don't show, or that something else covers. What only works on a screen needn't, nor what is for browsers without scripts. */
function unreadableWords(onScreenAlone: string[]): string[] {
  const onScreen =
    "script, nav, fieldset, option, span[id$='-hint'], form details, [data-ready], :has(+ [data-ready]), form > :last-child, [role=status], [role=tablist], section:has([href='/contact']), section:has(nav), svg";
  const unreadable: string[] = [];
  const root = document.querySelector("main") ?? document.body;
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const words = text.nodeValue?.trim();
    const parent = text.parentElement;
    const isButton = parent?.closest("a, button")?.checkVisibility() === false;
    // A heading for screen readers, and what a calculator says before its script runs, show on no paper.
    if (!words || !parent || onScreenAlone.includes(words)) continue;
    if (parent.closest(onScreen) || isButton) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const lines = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    const isSeen = ({ left, right, top, bottom }: DOMRect) => {
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      // A card's link lies over all of the card.
      return (
        hit?.contains(parent) ||
        parent.contains(hit) ||
        hit?.closest("li:has(h3)")?.querySelector("h3 a") === hit
      );
    };
    if (lines.length === 0 || !lines.every(isSeen) || !parent.checkVisibility({ visibilityProperty: true }))
      unreadable.push(words.slice(0, 60));
  }
  return unreadable;
}

test("the printed contact page has the chosen service and the whole message, but no buttons and no map", async ({
  page,
}) => {
  await page.goto("/contact");
  const message = page.getByRole("textbox", { name: labels.message });
  await message.fill("A line of the message.\n".repeat(40));
  const map = page.locator("iframe").locator("..");
  await expect(map).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(map).toBeHidden();
  expect(await message.evaluate((area) => area.scrollHeight - area.clientHeight)).toBeLessThanOrEqual(1);
  // The headings of questions are buttons on a screen and headings on paper.
  await expect(page.locator("main").locator("button:not(h3 button):visible")).toHaveCount(0);
  const border = (name: string) =>
    page.locator("label", { hasText: name }).evaluate((label) => getComputedStyle(label).borderColor);
  const { commercial, residential } = labels.serviceType;
  expect(await border(commercial)).not.toBe(await border(residential));
});

test("a printed page names phone and address, in dark ink on white, without menus and movement", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/services/transport-hvac");
  const moving = () =>
    page.evaluate(
      () => document.getAnimations().filter(({ timeline }) => timeline !== document.timeline).length,
    );
  expect(await moving()).toBeGreaterThan(0);
  await page.emulateMedia({ media: "print" });
  expect(await moving()).toBe(0);
  const footer = page.locator("footer");
  await expect(footer.getByText(site.facts.phone)).toBeVisible();
  await expect(footer.getByText(site.facts.address.street)).toBeVisible();
  await expect(page.locator("#menu")).toBeHidden();
  await expect(footer.getByRole("list")).toHaveCount(0);
  const ink = await page.locator("h1").evaluate((heading) => getComputedStyle(heading).color);
  expect(ink).toBe("rgb(16, 35, 58)");
  for (const label of [specWords.applications, specWords.ourSolutions])
    await expect(page.getByText(label, { exact: true }).last()).toBeVisible();
});
