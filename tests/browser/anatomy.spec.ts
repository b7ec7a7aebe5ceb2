import { expect, test } from "./test.ts";

test("on a phone, pressing a pin scrolls its description into view, and Tab continues from there", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/solutions/cold-rooms");
  const callout = page.locator("main ol > li:has(> h3)[id^=part-]").last();
  const pin = page.locator(`main svg a[href="#${await callout.getAttribute("id")}"]`);
  await pin.evaluate((element) => element.scrollIntoView({ block: "end", behavior: "instant" }));
  await expect(callout).not.toBeInViewport();
  await pin.click();
  await expect(callout).toBeInViewport({ ratio: 1 });
  // A trial click fails if the header or the call bar covers the target.
  await callout.getByRole("heading").click({ trial: true });
  await page.keyboard.press("Tab");
  const isBehind = (element: Element) =>
    element.compareDocumentPosition(document.activeElement ?? element) & 4;
  expect(await callout.evaluate(isBehind)).toBe(4);
});
