import "./requireNode.mjs";
import { mkdir } from "node:fs/promises";
import type { Browser } from "@playwright/test";
import sharp from "sharp";
import { breakpoints } from "../styles/breakpoints.ts";
import { UserError } from "../build/lib/problems.ts";
import { launchChromium } from "./browser/browsers.ts";
import { distFlag } from "./builtSite.ts";
import { folderFlag, textFlag } from "./commandLine.ts";
import { runCommand } from "./runCommand.ts";
import { serveSite } from "./serve/serveSite.ts";

const command = {
  name: "shots",
  summary: "Takes screenshots of whole pages of dist/, in both themes, with all pictures loaded.",
  flags: {
    path: textFlag("PATH", "", "only this page, for example --path /about"),
    width: textFlag("PIXELS", "390 768 1440 1920", "only in this width"),
    dist: distFlag,
    desk: textFlag("ORIGIN", "", "the editing desk of npm run dev there, into src/desk/pictures"),
    out: folderFlag(".shots", "writes into another folder"),
  },
};

await runCommand(command, async ({ path, width, dist, out, desk }) => {
  if (desk) return showDesk(desk, "src/desk/pictures");
  using site = await serveSite(dist);
  await using browser = await launchChromium();
  const all = site.build.routes.map((route) => route.path);
  if (path && !all.includes(path))
    throw new UserError(`There is no page ${path}. There are ${all.join(", ")}.`);
  for (const pixels of width.split(" ").map(Number))
    for (const theme of ["light", "dark"] as const)
      for (const page of path ? [path] : all) {
        const name = page.replace(/\W+/g, "-").replace(/^-|-$/g, "") || "home";
        const file = `${out}/${name}-${pixels}-${theme}.png`;
        await takeScreenshot(browser, site.origin + page, { file, width: pixels, theme });
        console.log(file);
      }
});

/** Takes the pictures of src/desk/README.md: the start, a field of a page, and the kinds of sections. */
async function showDesk(origin: string, folder: string): Promise<void> {
  await using browser = await launchChromium();
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" });
  await page.goto(`${origin}/solutions/cold-rooms`);
  await page.locator("#edit").click();
  const frame = page.frameLocator("iframe");
  await frame.getByRole("heading", { level: 1 }).waitFor();
  const steps: Record<string, () => Promise<void>> = {
    start: () => page.waitForLoadState("networkidle"),
    async field() {
      await frame.getByRole("heading", { level: 1 }).click();
      await page.locator("main textarea:focus").waitFor();
      await page
        .locator("main img")
        .first()
        .evaluate((image: HTMLImageElement) => image.decode());
    },
    async kinds() {
      await page.locator("main nav button").first().click();
      await page.getByRole("button", { name: /^Sections/ }).click();
      await page.getByRole("button", { name: "Add an entry" }).click();
      await page.getByRole("list", { name: "Kinds" }).scrollIntoViewIfNeeded();
    },
  };
  for (const [name, open] of Object.entries(steps)) {
    await open();
    await page.waitForTimeout(500);
    const picture = sharp(await page.screenshot()).resize({ width: 600 });
    await mkdir(folder, { recursive: true });
    await picture.webp({ quality: 22, effort: 6 }).toFile(`${folder}/${name}.webp`);
    console.log(`${folder}/${name}.webp`);
  }
}

type Shot = { file: string; width: number; theme: "light" | "dark" };

async function takeScreenshot(browser: Browser, url: string, { file, width, theme }: Shot): Promise<void> {
  const isPhone = width < 16 * breakpoints.md;
  const page = await browser.newPage({
    viewport: { width, height: isPhone ? 844 : 900 },
    colorScheme: theme,
    reducedMotion: "reduce",
    isMobile: isPhone,
    hasTouch: isPhone,
  });
  // Blocks map tiles, because they come from another site and change from day to day.
  await page.route(/google\.com/, (route) => route.abort());
  await page.goto(url);
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    const pictures = [...document.images].map((image) => image.decode().catch(() => {}));
    await Promise.all([document.fonts.ready, ...pictures]);
  });
  await page.screenshot({ path: file, fullPage: true });
  await page.close();
}
