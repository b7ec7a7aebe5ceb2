import { expect, test as base } from "@playwright/test";
import { findFirefox } from "../../src/tools/browser/chromium.ts";
import { TouchScreen } from "./touchScreen.ts";

const phone: [number, number] = [390, 844];

const test = base.extend<object, { finger: TouchScreen }>({
  finger: [
    // Playwright reads the pattern to know what a fixture needs.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const finger = await TouchScreen.start();
      await use(finger);
      await finger.stop();
    },
    { scope: "worker" },
  ],
});
/** Until what moves has come to rest. */
const rest = (milliseconds = 500) => new Promise((resolve) => setTimeout(resolve, milliseconds));

// One Firefox for all.
test.describe.configure({ mode: "default" });
test.skip(!findFirefox(), "No Firefox found");

test("the pages know that there is a finger and nothing that hovers", async ({ finger, baseURL }) => {
  await finger.open(`${baseURL}/about`, phone);
  expect(await finger.run(() => matchMedia("(hover: none) and (pointer: coarse)").matches)).toBe(true);
});

test("the very first tap opens the drawer, a tap beside it closes it", async ({ finger, baseURL }) => {
  await finger.open(`${baseURL}/about`, phone);
  const open = () => finger.run(() => !!document.querySelector("[role=dialog][data-state=open]"));
  await finger.tap("#drawer button");
  await expect.poll(open).toBe(true);
  await rest();
  await finger.draw({ x: 380, y: 600 }, { x: 0, y: 0 });
  await expect.poll(open).toBe(false);
});

test("a tap opens a group of the wide menu and goes nowhere", async ({ finger, baseURL }) => {
  await finger.open(`${baseURL}/about`, [1366, 1024]);
  await finger.tap("#menu button");
  const expanded = () =>
    finger.run(() => document.querySelector("#menu button")?.getAttribute("aria-expanded"));
  await expect.poll(expanded).toBe("true");
  expect(await finger.run(() => location.pathname)).toBe("/about");
});

test("the first tap chooses a tab, and opens and closes an item of an accordion", async ({
  finger,
  baseURL,
}) => {
  await finger.open(`${baseURL}/services/transport-hvac`, phone);
  await finger.tap("[role=tab][aria-selected=false]");
  await expect
    .poll(() => finger.run(() => document.querySelector("[role=tab][aria-selected=true]")?.textContent))
    .toBe("Our Solutions");
  const items = () =>
    finger.run(() =>
      [...document.querySelectorAll("h3 > button[aria-expanded]")].map((item) => item.ariaExpanded).join(),
    );
  await finger.tap("h3 > button[aria-expanded=false]");
  await expect.poll(items).toBe("false,true,false");
  await rest();
  await finger.tap("h3 > button[aria-expanded=true]");
  await expect.poll(items).toBe("false,false,false");
});

test("a tap follows the developer's link and never opens the card", async ({ finger, baseURL }) => {
  await finger.open(`${baseURL}/about`, phone);
  const before = (await finger.tabs()).length;
  await finger.tap("#credit a");
  await expect.poll(async () => (await finger.tabs()).length).toBe(before + 1);
  await rest(1000);
  expect(await finger.run(() => document.querySelectorAll("#credit [data-side]").length)).toBe(0);
  await finger.closeOthers();
});

test("a swipe turns the carousel, which then stands still", async ({ finger, baseURL }) => {
  await finger.open(`${baseURL}/`, phone);
  const shown = () =>
    finger.run(() =>
      [...document.querySelectorAll("#latest-projects [aria-current]")].findIndex(
        (dot) => dot.ariaCurrent === "true",
      ),
    );
  const slides = "#latest-projects [aria-live] a";
  await finger.middle(slides);
  await expect
    .poll(() => finger.run(() => !!document.querySelector("#latest-projects [data-live]")))
    .toBe(true);
  const at = await finger.middle(slides);
  expect(await finger.run(() => document.visibilityState)).toBe("visible");
  await finger.draw(at, { x: -160, y: 0 });
  await expect.poll(shown).toBe(1);
  await rest(3500);
  expect(await shown()).toBe(1);
  expect(await finger.run(() => location.pathname)).toBe("/");
});

test("in the lightbox a swipe moves on and back, and a trembling finger does neither", async ({
  finger,
  baseURL,
}) => {
  await finger.open(`${baseURL}/gallery`, phone);
  const title = () => finger.run(() => document.querySelector("[role=dialog] h2")?.textContent);
  await finger.tap("li#project-homes a");
  await expect.poll(title).toContain("Homes");
  await rest();
  await finger.draw({ x: 200, y: 300 }, { x: -120, y: 0 });
  await expect.poll(title).toContain("Offices");
  await rest();
  await finger.draw({ x: 200, y: 300 }, { x: 120, y: 0 });
  await expect.poll(title).toContain("Homes");
  await finger.draw({ x: 200, y: 300 }, { x: -4, y: 0 });
  expect(await title()).toContain("Homes");
});
