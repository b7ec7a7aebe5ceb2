import { specRoutes } from "../fixtures/specRoutes.ts";
import { expect, test } from "../browser/test.ts";

/** Maximum shares of a page's height: from the list of questions, and from the related links, to the end. */
const [mostEnd, mostRelated] = [0.28, 0.18];
/** Maximum page heights in CSS pixels on phone and desktop, and the maximum number of visible words. */
const [usual, mostWords] = [[8_000, 6_000], 900] as const;
const longer: Record<string, readonly [number, number]> = {
  "/geothermal-hvac": [10_000, 7_500],
};

test.use({ viewport: { width: 360, height: 640 }, isMobile: true, hasTouch: true });

for (const path of specRoutes)
  test(`${path} shows both buttons on a phone's first screen`, async ({ page }) => {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const first = await page.evaluate(measure);
    expect.soft(first.buttons, "end of the second button").toBeLessThanOrEqual(560);
    expect.soft(first.covered, "rows covered on scrolling").toBeLessThanOrEqual(130);
    expect.soft(first.footer, "footer").toBeLessThanOrEqual(450);
    expect.soft(first.links, "links in the head besides the breadcrumb").toBeLessThanOrEqual(5);
    expect.soft(first.words, "words").toBeLessThanOrEqual(mostWords);
    expect.soft(first.tables, "tables before the second section").toBe(0);
    expect.soft(first.repeated, "pictures shown twice").toEqual([]);
    const [phone, desktop] = longer[path] ?? usual;
    for (const [width, most] of [
      [390, phone],
      [1440, desktop],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect.soft(height, `height at ${width}`).toBeLessThanOrEqual(most);
      const [end, related] = await page.evaluate(sharesOfEnd);
      expect.soft(end, `share of the end at ${width}`).toBeLessThanOrEqual(mostEnd);
      expect.soft(related, `share from the related links at ${width}`).toBeLessThanOrEqual(mostRelated);
    }
  });

/** Runs in the page. `covered` is the number of pixel rows that sticky and fixed elements cover. */
async function measure() {
  const isButton = (link: Element) => link.textContent?.trim() && link.clientHeight >= 44;
  const endOfFirst = (links: string) =>
    [...document.querySelectorAll(`main ${links}`)].find(isButton)?.getBoundingClientRect().bottom ??
    Infinity;
  // The contact page has a chat link in place of the link to itself.
  const quote = endOfFirst("a:is([href*='/contact'], [href*='wa.me'])");
  const buttons = Math.round(Math.max(quote, endOfFirst("a[href^='tel:']")));
  const isHead = (element: Element) =>
    getComputedStyle(element).getPropertyValue("view-timeline-name") === "--head";
  const head = [...document.querySelectorAll("main *")].find(isHead);
  const links = head?.querySelectorAll(":not(nav *) > a").length;
  const words = document.querySelector("main")?.innerText.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;
  // The report in the head of contracts is drawn as a sheet of paper, and is no data table.
  const second = document.querySelectorAll("main section")[1];
  const isBefore = (element: Element) => !!second && !!(2 & second.compareDocumentPosition(element));
  const tables = [...document.querySelectorAll("main table[role=table]")].filter(isBefore).length;
  const isPinned = (element: Element | null): boolean =>
    !!element && (/sticky|fixed/.test(getComputedStyle(element).position) || isPinned(element.parentElement));
  const files = [...document.querySelectorAll<HTMLImageElement>("main img")].map(({ src }) =>
    src.replace(/-\d+\.\w+$/, ""),
  );
  const repeated = files.filter((file, index) => files.indexOf(file) < index);
  scrollTo({ top: document.body.scrollHeight / 2, behavior: "instant" });
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const rows = Array.from({ length: innerHeight }, (_, y) => document.elementFromPoint(innerWidth / 2, y));
  const footer = document.querySelector("footer")?.clientHeight ?? Infinity;
  return { buttons, links, footer, words, tables, repeated, covered: rows.filter(isPinned).length };
}

/** Runs in the page. The shares are 0 on pages without a list of questions, or without related links. */
function sharesOfEnd() {
  const height = document.documentElement.scrollHeight;
  const share = (start?: Element | null) =>
    start ? (height - scrollY - start.getBoundingClientRect().top) / height : 0;
  const links = document.querySelector("main nav[aria-labelledby=related]");
  return [share(document.querySelector("#questions")?.closest("section")), share(links)];
}

for (const [width, height, most] of [
  [390, 844, 480],
  [1440, 900, 420],
] as const)
  test(`the form's first field begins above ${most} at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/contact");
    await page.evaluate(() => document.fonts.ready);
    const top = (field: string) =>
      page
        .locator(`#contact-form [name=${field}]`)
        .first()
        .evaluate((input) => input.getBoundingClientRect().top);
    expect(await top("name")).toBeLessThanOrEqual(most);
  });
