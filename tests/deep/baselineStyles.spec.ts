import type { Page } from "@playwright/test";
import postcss, { type AtRule, type Declaration } from "postcss";
import { specRoutes } from "../fixtures/specRoutes.ts";
import { everything, tiles, total } from "../browser/gallery.ts";
import { labels } from "../browser/labels.ts";
import { expect, test } from "../browser/test.ts";

/** Properties, values, selectors and at-rules that Safari 15, Chrome 90 or Firefox 102 don't support. */
const properties =
  /^(text-wrap|field-sizing|content-visibility|contain-intrinsic|scrollbar-gutter|(animation|view|scroll)-timeline|animation-range|timeline-scope|view-transition|container|overscroll-behavior|accent-color|interpolate-size|anchor|text-box)/;
const values =
  /\d(?:[sdl]v[hwib]|cq\w+)\b|color-mix|light-dark|subgrid|^clip( |$)|round\(|-content-visibility/;
const selectors = /:has\(|:focus-visible|:user-|::details-content|:popover-open/;
const conditions = /:has\(|animation-timeline|timeline-scope|::details-content/;

const isDropped = ({ prop, value }: Declaration) =>
  properties.test(prop) || (values.test(value) && !prop.startsWith("--"));

function dropAtRule(rule: AtRule): void {
  if (/^(container|view-transition|property|starting-style|layer|scope)$/.test(rule.name)) rule.remove();
  else if (rule.name === "media" && /scripting/.test(rule.params)) rule.remove();
  else if (rule.name === "supports" && rule.params.startsWith("not")) rule.replaceWith(rule.nodes ?? []);
  else if (rule.name === "supports" && conditions.test(rule.params)) rule.remove();
}

/** A style sheet as the baseline's browsers parse it. An unsupported selector invalidates its whole rule. */
function oldStyles(css: string): string {
  const sheet = postcss.parse(css);
  sheet.walkAtRules(dropAtRule);
  sheet.walkRules((rule) => {
    if (selectors.test(rule.selector)) rule.remove();
  });
  sheet.walkDecls((declaration) => {
    if (isDropped(declaration)) declaration.remove();
  });
  return sheet.toString();
}

/** Serves every page with such styles and without the policy, whose hashes no longer match. */
async function serveOldStyles(page: Page): Promise<void> {
  await page.route(/\.css$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ contentType: "text/css", body: oldStyles(await response.text()) });
  });
  await page.route(
    ({ pathname }) => !pathname.includes("."),
    async (route) => {
      const response = await route.fetch();
      const body = (await response.text())
        .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, "")
        .replace(/(<style>)(.*?)(<\/style>)/gs, (_, open, css, close) => `${open}${oldStyles(css)}${close}`);
      await route.fulfill({ status: response.status(), contentType: "text/html; charset=utf-8", body });
    },
  );
}

test("no page scrolls sideways with the styles of the oldest browsers", async ({ page }) => {
  await serveOldStyles(page);
  const wide: string[] = [];
  for (const path of specRoutes) {
    await page.goto(path);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      const found = await page.evaluate(() => document.documentElement.scrollWidth);
      if (found > width) wide.push(`${path} ${found}`);
    }
  }
  expect(wide).toEqual([]);
});

test("the gallery shows all projects and no filter with the styles of the oldest browsers", async ({
  page,
}) => {
  await serveOldStyles(page);
  await page.goto("/gallery");
  await page.evaluate(() => document.querySelector<HTMLInputElement>("#retail")?.click());
  await expect(tiles(page)).toHaveCount(total);
  await expect(page.getByRole("group", { name: labels.filter.label })).toBeHidden();
  await expect(page.getByRole("status")).toHaveText(everything, { useInnerText: true });
});
