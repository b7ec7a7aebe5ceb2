import { join } from "node:path";
import { shortName } from "../../content/names.ts";
import type { SiteFacts } from "../../content/site.ts";
import { type Logo, svgOf } from "../content/logo.ts";
import { loadSharp, sharpVersion } from "./encodePictures.ts";
import type { Brand } from "./socialCardPanel.ts";
import { cached, hashOf, hashOfFiles } from "../lib/cache.ts";

type Colors = Brand["colors"];

const code = hashOfFiles([import.meta.filename, join(import.meta.dirname, "../content/logo.ts")]);

type Drawing = { size: number; share: number; color: string; background?: string };

/**
 * Creates the site's icons and web manifest, under the file names that browsers and operating systems expect.
 *
 * @returns bytes by path in dist
 */
export async function drawAppIcons(
  { name }: SiteFacts,
  { logo, colors }: Brand,
  cache: string,
): Promise<Map<string, Uint8Array>> {
  const make = (inputs: unknown, paint: () => Promise<Buffer>) => {
    const key = hashOf(code, JSON.stringify([logo, inputs, sharpVersion]));
    return cached(join(cache, key.slice(0, 24)), paint);
  };
  const tile = (size: number, share = 0.68) => {
    const drawing = { size, share, color: colors.dark.accent, background: colors.deepBackground };
    return make(drawing, () => draw(logo, drawing));
  };
  const tabs = [16, 32, 48].map((size) => ({ size, share: 1, color: colors.light.accent }));
  return new Map([
    ["favicon.svg", Buffer.from(tabIcon(logo, colors))],
    ["favicon.ico", await make(tabs, () => drawIco(logo, tabs))],
    ["apple-touch-icon.png", await tile(180)],
    ["icon-192.png", await tile(192)],
    ["icon-512.png", await tile(512)],
    // Masks may keep only the "safe zone", a central circle with 80 % of the width (W3C Web App Manifest).
    ["icon-maskable-512.png", await tile(512, 0.52)],
    ["site.webmanifest", Buffer.from(manifest(name, colors))],
  ]);
}

/** Draws an icon that adapts to the system's theme, because browser tabs don't follow the page's theme. */
function tabIcon(logo: Logo, colors: Colors): string {
  const rule = `svg{color:${colors.light.accent}}`;
  const dark = `@media(prefers-color-scheme:dark){svg{color:${colors.dark.accent}}}`;
  return svgOf(logo, {}, rule + dark);
}

async function drawIco(logo: Logo, drawings: Drawing[]): Promise<Buffer> {
  const { default: toIco } = await import("png-to-ico");
  return toIco(await Promise.all(drawings.map((drawing) => draw(logo, drawing))));
}

async function draw(logo: Logo, drawing: Drawing): Promise<Buffer> {
  const { size, share, color, background } = drawing;
  const inner = Math.round(size * share);
  const source = svgOf(logo, { color, width: inner, height: inner });
  const before = Math.floor((size - inner) / 2);
  const after = size - inner - before;
  const sharp = await loadSharp();
  const placed = sharp(Buffer.from(source)).extend({
    left: before,
    top: before,
    right: after,
    bottom: after,
    background: background ?? "#0000",
  });
  return (background ? placed.flatten({ background }) : placed)
    .png({ compressionLevel: 9, palette: background !== undefined })
    .toBuffer();
}

function manifest(name: string, { deepBackground, light: { background } }: Colors): string {
  const icon = (file: string, size: number, purpose?: "maskable") => ({
    src: `/${file}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
    ...(purpose && { purpose }),
  });
  return JSON.stringify({
    name,
    short_name: shortName(name),
    start_url: "/",
    display: "minimal-ui",
    theme_color: deepBackground,
    background_color: background,
    icons: [icon("icon-192", 192), icon("icon-512", 512), icon("icon-maskable-512", 512, "maskable")],
  });
}
