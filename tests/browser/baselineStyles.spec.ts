import { specRoutes } from "../fixtures/specRoutes.ts";
import { oldStyles, serveOldStyles } from "./oldStyles.ts";
import { expect, test } from "./test.ts";

test("what the oldest browsers drop is dropped", () => {
  const css =
    "a{height:1em;height:1svh}b:has(c){color:red}@supports not (content-visibility:hidden){d{top:0}}";
  expect(oldStyles(css)).toBe("a{height:1em}d{top:0}");
});

for (const width of [390, 1440])
  test(`no page scrolls sideways with the styles of the oldest browsers, ${width} px wide`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 844 });
    await serveOldStyles(page);
    const wide: string[] = [];
    for (const path of specRoutes) {
      await page.goto(path);
      const found = await page.evaluate(() => document.documentElement.scrollWidth);
      if (found > width) wide.push(`${path} ${found}`);
    }
    expect(wide).toEqual([]);
  });
