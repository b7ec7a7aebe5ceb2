import type { Browser, Page } from "@playwright/test";
import { breakpoints } from "../../styles/breakpoints.ts";
import type { Device, OpenState } from "./openStates.ts";

/** Where and how to photograph: `folder` receives the pictures, `origin` serves the site, `width` is in CSS pixels. */
export type Camera = { browser: Browser; origin: string; folder: string; width: number; dark: boolean };

const heights: Record<number, number> = { 360: 740, 390: 844, 768: 1024, 1024: 768, 1440: 900, 1920: 1080 };

/**
 * Photographs a page as loaded, in its whole length unless `fold` asks for the window alone.
 *
 * @returns the picture's file name
 */
export async function photographPage(camera: Camera, path: string, { fold = false }): Promise<string> {
  const page = await openPage(camera, path);
  await scrollThrough(page);
  const file = `${nameOf(path)}-${ending(camera)}`;
  await page.screenshot({ path: `${camera.folder}/${file}`, fullPage: !fold });
  await page.close();
  return file;
}

/**
 * Photographs a page with one thing after the other opened: the opened part, or the window.
 *
 * @returns the pictures' file names; none where windows of this width have no such state
 */
export async function photographStates(camera: Camera, state: OpenState): Promise<string[]> {
  const device: Device = camera.width < breakpoints.xl ? "phone" : "desktop";
  if (!state.devices.includes(device)) return [];
  const page = await openPage(camera, state.path);
  const files: string[] = [];
  for await (const { name, root, shown = root } of state.open(page)) {
    const part = shown ? page.locator(shown).first() : page;
    const file = `${nameOf(`${state.path} ${state.name} ${name}`)}-${ending(camera)}`;
    await part.screenshot({ path: `${camera.folder}/${file}`, animations: "disabled" });
    files.push(file);
  }
  await page.close();
  return files;
}

/** Opens a page of the site as the camera sees it. */
export async function openPage({ browser, origin, width, dark }: Camera, path: string): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width, height: heights[width] ?? 900 },
    colorScheme: dark ? "dark" : "light",
    reducedMotion: "reduce",
    isMobile: width < breakpoints.md,
    hasTouch: width < breakpoints.md,
  });
  // A busy machine takes long to paint a page of many screens.
  page.setDefaultTimeout(180_000);
  await page.route(/google\.com/, (route) => route.abort());
  await page.goto(`${origin}${path}`);
  await page.evaluate(async () => {
    // A picture of the whole page has no scroll bar, so it needs no room for one.
    document.documentElement.style.scrollbarGutter = "auto";
    await document.fonts.ready;
  });
  return page;
}

/** Scrolls down window by window, each time until the pictures in it are there, and back to the top. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 500) {
      scrollTo(0, y);
      const pictures = [...document.images].filter((image) => {
        const { top, bottom, width } = image.getBoundingClientRect();
        return width > 0 && bottom > 0 && top < innerHeight;
      });
      // Slides out of view stay unloaded, and their decode() would never end.
      const patience = new Promise((resolve) => setTimeout(resolve, 2000));
      await Promise.race([patience, Promise.all(pictures.map((image) => image.decode().catch(() => {})))]);
    }
    scrollTo(0, 0);
  });
}

const nameOf = (words: string) => words.replace(/\W+/g, "-").replace(/^-|-$/g, "").toLowerCase() || "home";
const ending = ({ width, dark }: Camera) => `${width}-${dark ? "dark" : "light"}.png`;
