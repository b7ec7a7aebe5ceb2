import { readFileSync } from "node:fs";
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
import type { TextOutlines } from "./textOutlines.ts";
import type { PicturePlan } from "./planPictures.ts";
import { mosaic, mosaicBackground, sceneBackground } from "./socialCardBackground.ts";
import { cardOverlay, type CardText } from "./socialCardText.ts";
import { cached, hashOf } from "../lib/cache.ts";
import { fontSource } from "./font.ts";

/** The picture that stands for a page where its address is shared. */
export type SocialCard = {
  /** Path in dist; changes with all that the picture is made of. */
  path: string;
  /** What the picture shows, in words. */
  alt: string;
  text: CardText;
  /** Names of pictures in content/images. */
  scenes: string[];
  /** The part of a single scene that is to be seen. */
  focus: Focus;
};

/** Social cards by the path of their page. */
export type SocialCards = ReadonlyMap<string, SocialCard>;

/** What gives pictures of the company their look: its mark and its colours. */
export type Look = Pick<Content, "brand"> & Pick<Bundle, "colors">;

/** Files whose text decides how social cards look. */
const makers = ["socialCards", "socialCardBackground", "socialCardText", "fitText", "textOutlines"];
const encoding = { quality: 84, progressive: true, chromaSubsampling: "4:4:4" };

/** Decides what each listed page's social card shows, and its name. */
export function planSocialCards(
  routes: Route[],
  { site }: Content,
  { pictures }: PicturePlan,
  look: Look,
): SocialCards {
  const sources = [...makers.map((name) => join(import.meta.dirname, `${name}.ts`)), fontSource];
  const common = hashOf(JSON.stringify([sharp.versions, look]), ...sources.map((path) => readFileSync(path)));
  const cards = routes.filter(isListed).map((route) => {
    const text = { ...wordsOf(route, site), name: site.site.name };
    const { scenes, alt, focus } = scenesOf(route, site);
    // The address of an encoded picture holds the hash of its bytes.
    const pictureAddresses = scenes.map((file) => pictures.get(file)?.slots.full.fallback);
    const hash = hashOf(common, JSON.stringify([text, pictureAddresses, focus])).slice(0, 8);
    // Pages that show the same share one file.
    const path = `share/${parse(scenes[0] ?? "page").name}-${hash}.jpg`;
    return [route.path, { path, alt, text, scenes, focus }] as const;
  });
  return new Map(cards);
}

/** Home's heading says the company's name, which the picture says anyway: its title says what the company does. */
function wordsOf({ kind, page, path }: Route, { navigation }: Site): Omit<CardText, "name"> {
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
function scenesOf({ page }: Route, { projects }: Site): Pick<SocialCard, "scenes" | "alt" | "focus"> {
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
 * Composes the social cards, from the cache where it has them.
 *
 * @param folder the folder of the originals
 * @returns path in dist, and bytes
 */
export async function composeSocialCards(
  plan: SocialCards,
  look: Look,
  folder: string,
  cache: string,
): Promise<Map<string, Uint8Array>> {
  const cards = new Map([...plan.values()].map((card) => [card.path, card]));
  const files = new Map<string, Uint8Array>();
  let outlines: Promise<TextOutlines> | undefined;
  await eachLimited([...cards.values()], 4, async ({ path, text, scenes, focus }) => {
    const bytes = await cached(join(cache, parse(path).base), async () => {
      outlines ??= import("./textOutlines.ts").then(({ openOutlines }) =>
        openOutlines(`${JSON.stringify([...cards.values()])}…`),
      );
      const originals = scenes.map((scene) => readFile(join(folder, scene)));
      return compose({ text, focus }, await Promise.all(originals), look, await outlines);
    });
    files.set(path, bytes);
  });
  return files;
}

async function compose(
  { text, focus }: Pick<SocialCard, "text" | "focus">,
  scenes: Buffer[],
  look: Look,
  outlines: TextOutlines,
): Promise<Buffer> {
  const { colors, brand } = look;
  const [first] = scenes;
  const { ground, overlays, color } =
    scenes.length === 1 && first
      ? await sceneBackground(first, focus)
      : await mosaicBackground(scenes, colors.light.band);
  const theme = isBright(color) ? colors.light : colors.dark;
  const overlay = cardOverlay(text, brand, outlines, {
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
