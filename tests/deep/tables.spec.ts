import type { Locator, Page } from "@playwright/test";
import { specRoutes } from "../fixtures/specRoutes.ts";
import { shortForExamples } from "../browser/long.ts";
import { expect, test } from "../browser/test.ts";
import { site } from "../fixtures/site.ts";
import { starting } from "../browser/labels.ts";

// The narrowest phone.
test.use({ viewport: { width: 320, height: 740 } });

const withoutTables = ["/gallery", "/contact"];

for (const path of specRoutes.filter((path) => !withoutTables.includes(path))) {
  test(
    `${path} has no table that is wider than its room, on a phone or where columns begin`,
    shortForExamples(path),
    async ({ page }) => {
      await page.goto(path);
      for (const width of [320, 390, 640]) {
        await page.setViewportSize({ width, height: 740 });
        const hidden = await tablesOf(page).evaluateAll((regions) =>
          regions.map((region) => region.scrollWidth - region.clientWidth),
        );
        expect(hidden.length).toBeGreaterThan(0);
        expect(hidden, `${width} pixels`).toEqual(hidden.map(() => 0));
      }
    },
  );

  test(
    `${path} shows on a phone the name of its column beside each value or above it`,
    shortForExamples(path),
    async ({ page }) => {
      await page.goto(path);
      const tables = await tablesOf(page).evaluateAll(look);
      expect(tables.length).toBeGreaterThan(0);
      for (const { names, rows, headHeight } of tables) {
        const stacks = headHeight <= 1;
        // Two columns have room on any phone.
        if (names.length === 2) expect(stacks).toBe(false);
        for (const row of rows)
          for (const [index, { label, start, end, offset }] of row.entries()) {
            if (!stacks) {
              expect(label).toBe("none");
              expect(offset).toBeLessThan(1);
              continue;
            }
            expect(label).toBe(`"${names[index + 1]}" / ""`);
            // A narrow column for the names, a wider one for the values; rows of figures alone stand flush right.
            const flush = row.every((cell) => cell.end > 0.99);
            expect(start, `${names[0]}: ends at ${end}`).toBeGreaterThan(0.33);
            if (!flush) expect(start).toBeLessThan(0.5);
          }
      }
    },
  );

  // Safari forgets the role that an element has by itself where it is displayed in another way.
  test(`${path} names the role of each part of its tables`, shortForExamples(path), async ({ page }) => {
    await page.goto(path);
    const parts = tablesOf(page).locator(":is(table, thead, tbody, tr, th, td)");
    const roles = await parts.evaluateAll((all) =>
      all.map((part) => {
        const scope = part.getAttribute("scope");
        return [part.localName, ...(scope ? [scope] : []), part.getAttribute("role")].join(" ");
      }),
    );
    expect(new Set(roles)).toEqual(
      new Set([
        "table table",
        "thead rowgroup",
        "tbody rowgroup",
        "tr row",
        "th col columnheader",
        "th row rowheader",
        "td cell",
      ]),
    );
  });
}

for (const path of [
  "/services/railways-hvac",
  "/solutions/offices-factories",
  "/solutions/hospitals-schools",
])
  test(`${path} draws all bars of a table to one scale`, async ({ page }) => {
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const widths = await page
        .locator("table:has(svg)")
        .evaluateAll((tables) =>
          tables.map((table) =>
            [...table.querySelectorAll("svg")].map((bar) => bar.getBoundingClientRect().width),
          ),
        );
      expect(widths.length).toBeGreaterThan(0);
      for (const bars of widths) expect(Math.max(...bars) - Math.min(...bars), `${width} px`).toBeLessThan(1);
    }
  });

test("on a phone screen readers find the stacked table's columns, and cells that say their values alone", async ({
  page,
}) => {
  await page.goto("/solutions/hospitals-schools");
  const table = tablesOf(page).first().getByRole("table");
  const shown = site.solutions.get("hospitals-schools")?.sections.find(({ type }) => type === "table");
  if (shown?.type !== "table") throw new Error("the page has no table");
  const [[first = "", ...values] = []] = shown.rows;
  for (const name of shown.columns)
    await expect(table.getByRole("columnheader", { name, exact: true })).toHaveCount(1);
  const row = table.getByRole("row", { name: starting(first) });
  await expect(row.getByRole("rowheader", { name: first, exact: true })).toHaveCount(1);
  for (const name of values) await expect(row.getByRole("cell", { name, exact: true })).toHaveCount(1);
});

test("from 640 pixels on tables have columns under their head", async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 740 });
  await page.goto("/solutions/hospitals-schools");
  for (const { names, rows, headHeight } of await tablesOf(page).evaluateAll(look)) {
    expect(headHeight).toBeGreaterThan(16);
    expect(rows[0]?.map(({ label }) => label)).toEqual(names.slice(1).map(() => "none"));
  }
});

const tablesOf = (page: Page): Locator => page.locator("[role=region]:has(> table)");

/**
 * Runs in the page: of each table its columns' names, how high their head is, and of each value the name that shows
 * before it, where the value begins and ends as a share of the cell's width, and how far the cell's left or right edge is
 * from that of its column's name, in pixels.
 */
function look(regions: Element[]) {
  return regions.map((region) => {
    const heads = [...region.querySelectorAll("thead th")];
    return {
      names: heads.map(({ textContent }) => textContent),
      headHeight: region.querySelector("thead")?.getBoundingClientRect().height ?? 0,
      rows: [...region.querySelectorAll("tbody tr")].map((row) =>
        [...row.querySelectorAll("td")].map((cell, index) => {
          const box = cell.getBoundingClientRect();
          const value = cell.querySelector("span")?.getBoundingClientRect() ?? box;
          const head = heads[index + 1]?.getBoundingClientRect() ?? box;
          return {
            label: getComputedStyle(cell, "::before").content,
            start: (value.left - box.left) / box.width,
            end: (value.right - box.left) / box.width,
            offset: Math.min(Math.abs(head.left - box.left), Math.abs(head.right - box.right)),
          };
        }),
      ),
    };
  });
}
