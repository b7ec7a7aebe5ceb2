import { type Browser, chromium } from "@playwright/test";
import { breakpoints } from "../styles/breakpoints.ts";
import { chromiumFlags, findChromium } from "./browser/chromium.ts";
import { siteFlags } from "./builtFiles.ts";
import { booleanFlag, type Command, commandLine, folderFlag, UserError } from "./commandLine.ts";
import { runCommand } from "./runCommand.ts";
import { serveSite } from "./serve/serveSite.ts";

const flags = {
  path: {
    type: "string",
    multiple: true,
    default: [],
    value: "PATH",
    description: "only this page, as in --path /about; several times for several pages",
  },
  width: {
    type: "string",
    multiple: true,
    default: ["390", "768", "1440", "1920"],
    value: "PIXELS",
    upTo: 4000,
    description: "only in this width; several times for several widths",
  },
  theme: {
    type: "string",
    multiple: true,
    default: ["light", "dark"],
    value: "THEME",
    among: ["light", "dark"],
    description: "only light or only dark",
  },
  dist: siteFlags.dist,
  out: folderFlag(".shots", "where the pictures go"),
  fold: booleanFlag("only the first screen"),
} as const;
const command: Command<typeof flags> = {
  name: "shots",
  summary:
    "Photographs pages of dist/ in whole length, after scrolling through them once so that everything loads.",
  flags,
};

await runCommand(async () => {
  const { values } = commandLine(command);
  const { origin, routes, close } = await serveSite(values.dist);
  const executablePath = findChromium();
  const browser = await chromium.launch({ args: chromiumFlags, ...(executablePath && { executablePath }) });
  try {
    const all = routes.map((route) => route.path);
    const wrong = values.path.find((path) => !all.includes(path));
    if (wrong !== undefined) throw new UserError(`There is no page ${wrong}. There are ${all.join(", ")}.`);
    for (const width of values.width.map(Number))
      for (const theme of values.theme)
        for (const path of values.path.length > 0 ? values.path : all) {
          const name = path.replace(/\W+/g, "-").replace(/^-|-$/g, "") || "home";
          const file = `${values.out}/${name}-${width}-${theme}.png`;
          await photograph(browser, origin + path, {
            file,
            width,
            dark: theme === "dark",
            fold: values.fold,
          });
          console.log(file);
        }
  } finally {
    await browser.close();
    close();
  }
});

type Shot = { file: string; width: number; dark: boolean; fold: boolean };

async function photograph(browser: Browser, url: string, { file, width, dark, fold }: Shot): Promise<void> {
  const isPhone = width < breakpoints.md;
  const page = await browser.newPage({
    viewport: { width, height: isPhone ? 844 : 900 },
    colorScheme: dark ? "dark" : "light",
    reducedMotion: "reduce",
    isMobile: isPhone,
    hasTouch: isPhone,
  });
  // The map is the only external content, and its tiles differ from day to day.
  await page.route(/google\.com/, (route) => route.abort());
  await page.goto(url);
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let y = 0; y < document.body.scrollHeight; y += 500) {
      scrollTo(0, y);
      const visible = [...document.images].filter((image) => {
        const { top, bottom, width } = image.getBoundingClientRect();
        return width > 0 && bottom > 0 && top < innerHeight;
      });
      // Slides beside the visible one stay unloaded, and their decode() would never end.
      const limit = new Promise((resolve) => setTimeout(resolve, 500));
      await Promise.race([limit, Promise.all(visible.map((image) => image.decode().catch(() => {})))]);
    }
    scrollTo(0, 0);
  });
  await page.screenshot({ path: file, fullPage: !fold });
  await page.close();
}
