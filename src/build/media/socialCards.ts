import { readFile } from "node:fs/promises";
import { join, parse } from "node:path";
import sharp from "sharp";
import type { NavigationItem } from "../../content/navigation.ts";
import type { Focus } from "../../content/primitives.ts";
import { isListed, type Route } from "../../content/routes.ts";
import type { Site } from "../../content/schema.ts";
import { isBright } from "../../styles/brightness.ts";
import type { Bundle } from "../source/bundle.ts";
import { eachLimited } from "../lib/eachLimited.ts";
import type { Content } from "../content/content.ts";
import type { Lettering } from "./textOutlines.ts";
import type { PicturePlan } from "./planPictures.ts";
import { mosaic, stageMosaic, stageScene } from "./socialCardBackground.ts";
import { shareOverlay, type ShareText } from "./socialCardText.ts";
import { cached, hashOf } from "../lib/cache.ts";
import { typefaceSource } from "./font.ts";

/** The picture that stands for a page where its address is shared. */
export type SharePicture = {
  /** Path in dist; changes with all that the picture is made of. */
  path: string;
  /** What the picture shows, in words. */
  alt: string;
  text: ShareText;
  /** Names of pictures in content/images. */
  scenes: string[];
  /** The part of a single scene that is to be seen. */
  focus: Focus;
};

/** Share pictures by the path of their page. */
export type SharePlan = ReadonlyMap<string, SharePicture>;

type Look = Pick<Content, "brand"> & Pick<Bundle, "colors">;

/** Files whose text decides how share pictures look. */
const makers = ["socialCards", "socialCardBackground", "socialCardText", "fitText", "textOutlines"];
const encoding = { quality: 84, progressive: true, chromaSubsampling: "4:4:4" };

/** Decides what each listed page's share picture shows, and its name. */
export async function planSharePictures(
  routes: Route[],
  { site }: Content,
  { pictures }: PicturePlan,
  look: Look,
): Promise<SharePlan> {
  const sources = makers.map((name) => readFile(join(import.meta.dirname, `${name}.ts`)));
  const made = hashOf(
    JSON.stringify([sharp.versions, look]),
    ...(await Promise.all([...sources, readFile(typefaceSource)])),
  );
  const shares = routes.filter(isListed).map((route) => {
    const text = { ...wordsOf(route, site), name: site.site.name };
    const { scenes, alt, focus } = scenesOf(route, site);
    // The address of an encoded form stands for the picture's bytes.
    const fingerprints = scenes.map((file) => pictures.get(file)?.slots.full.fallback);
    const hash = hashOf(made, JSON.stringify([text, fingerprints, focus])).slice(0, 6);
    // Named after what it shows: pages that show the same share one file.
    const path = `share/${parse(scenes[0] ?? "page").name}-${hash}.jpg`;
    return [route.path, { path, alt, text, scenes, focus }] as const;
  });
  return new Map(shares);
}

/** Home's heading says the company's name, which the picture says anyway: its title says what the company does. */
function wordsOf({ kind, page, path }: Route, { navigation }: Site): Omit<ShareText, "name"> {
  if (kind === "home") {
    const [heading = "", label = ""] = page.title.split(/:\s+/);
    return { heading, label };
  }
  const heading = "hero" in page ? page.hero.heading : page.heading;
  return { heading, label: menuName(navigation.menu, path) ?? "" };
}

/** What the menu calls a page. */
function menuName(items: NavigationItem[], path: string): string | undefined {
  const own = items.find(({ href, subItems }) => href === path && !subItems);
  return own?.name ?? items.flatMap(({ subItems }) => menuName(subItems ?? [], path) ?? [])[0];
}

/** The page's own scene; a page without one, the gallery, shows projects from its whole list. */
function scenesOf({ page }: Route, { projects }: Site): Pick<SharePicture, "scenes" | "alt" | "focus"> {
  if ("hero" in page) {
    const { file, alt, focus = "center" } = page.hero.picture;
    return { scenes: [file], alt, focus };
  }
  const all = projects.projects;
  const shown = all.filter(
    (_, index) =>
      Math.floor((index * mosaic) / all.length) !== Math.floor(((index - 1) * mosaic) / all.length),
  );
  const alt = shown.map(({ title }) => title).join(", ");
  return { scenes: shown.map(({ image }) => image.file), alt, focus: "center" };
}

/**
 * Composes the share pictures, from the cache where it has them.
 *
 * @param folder the folder of the originals
 * @returns path in dist, and bytes
 */
export async function composeSharePictures(
  plan: SharePlan,
  look: Look,
  folder: string,
  cache: string,
): Promise<Map<string, Uint8Array>> {
  const shares = new Map([...plan.values()].map((share) => [share.path, share]));
  const files = new Map<string, Uint8Array>();
  let lettering: Promise<Lettering> | undefined;
  await eachLimited([...shares.values()], 4, async ({ path, text, scenes, focus }) => {
    const bytes = await cached(join(cache, parse(path).base), async () => {
      lettering ??= import("./textOutlines.ts").then(({ openLettering }) =>
        openLettering(`${JSON.stringify([...shares.values()])}…`),
      );
      const originals = scenes.map((scene) => readFile(join(folder, scene)));
      return compose({ text, focus }, await Promise.all(originals), look, await lettering);
    });
    files.set(path, bytes);
  });
  return files;
}

async function compose(
  { text, focus }: Pick<SharePicture, "text" | "focus">,
  scenes: Buffer[],
  look: Look,
  lettering: Lettering,
): Promise<Buffer> {
  const { colors, brand } = look;
  const [first] = scenes;
  const { ground, overlays, color } =
    scenes.length === 1 && first
      ? await stageScene(first, focus)
      : await stageMosaic(scenes, colors.light.band);
  const theme = isBright(color) ? colors.light : colors.dark;
  const overlay = shareOverlay(text, brand, lettering, {
    text: theme.text,
    cold: theme.accent,
    heat: theme.heat,
  });
  return sharp(ground)
    .composite([...overlays, { input: Buffer.from(overlay) }])
    .removeAlpha()
    .jpeg(encoding)
    .toBuffer();
}
