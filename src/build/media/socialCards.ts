import { readFile } from "node:fs/promises";
import { join, parse } from "node:path";
import type { Focus } from "../../content/pictureFields.ts";
import { categoryOf, isPublic, pictureOf, type Route } from "../../content/routes.ts";
import { breadcrumbTo } from "../../content/breadcrumb.ts";
import { shades, shadesOf } from "../../styles/shades.ts";
import type { Site } from "../../content/schema.ts";
import type { Content } from "../content/content.ts";
import { cached, hashOf, hashOfFiles } from "../lib/cache.ts";
import { fontSource } from "./font.ts";
import { type Brand, type CardText, cardSize, panelWidth } from "./socialCardPanel.ts";
import { loadSharp, openPicture, sharpVersion } from "./encodePictures.ts";
import type { PicturePlan } from "./planPictures.ts";

const sources = [
  ...["socialCards.ts", "socialCardPanel.ts", "encodePictures.ts", "../content/logo.ts"].map((file) =>
    join(import.meta.dirname, file),
  ),
  fontSource,
];

type SocialCard = {
  path: string;
  text: CardText;
  picture: string;
  alt: string;
  focus: Focus;
  /** Colour behind a cut-out, that is, a picture with a transparent background; undefined for photographs. */
  background: string | undefined;
};

export type SocialCards = ReadonlyMap<string, SocialCard>;

export function planSocialCards(
  { site, routes }: Content,
  { pictures }: PicturePlan,
  brand: Brand,
): SocialCards {
  const common = hashOf(JSON.stringify([sharpVersion, brand]), hashOfFiles(sources));
  const cards = routes.filter(isPublic).map((route) => {
    const text = { ...shortStrings(route, site), name: site.facts.name };
    const { file, alt, ...chosen } =
      previewOf(route.page) ?? pictureOf(route, site.projects.projects) ?? site.home.hero.picture;
    const { slots, alpha, width = 1, height = 1 } = pictures.get(file) ?? {};
    const focus = chosen.focus ?? (height > width ? "top" : "center");
    const background = alpha ? shades[shadesOf(categoryOf(route))].light.tint : undefined;
    // The fallback's path identifies the picture, because it contains a hash of the picture's bytes.
    const hash = hashOf(common, JSON.stringify([text, slots?.full.fallback, focus, background])).slice(0, 8);
    const path = `share/${parse(file).name}-${hash}.jpg`;
    return [route.path, { path, text, picture: file, alt, focus, background }] as const;
  });
  return new Map(cards);
}

const previewOf = (page: object) =>
  (page as { preview?: { file: string; alt: string; focus?: Focus } }).preview;

/**
 * Composes the social cards, or reads them from the cache.
 *
 * @param folder folder that contains the original pictures
 * @returns bytes by path in dist
 */
export async function composeSocialCards(
  cards: SocialCards,
  brand: Brand,
  folder: string,
  cache: string,
): Promise<Map<string, Uint8Array>> {
  const characters = JSON.stringify([...cards.values()]);
  let font: Buffer | undefined;
  const files = new Map<string, Uint8Array>();
  for (const card of cards.values()) {
    const bytes = await cached(join(cache, parse(card.path).base), async () => {
      font ??= await openFont(characters);
      const { drawPanel } = await import("./socialCardPanel.ts");
      const panel = await drawPanel(card.text, brand, font);
      return compose(panel, join(folder, card.picture), card, brand.colors.light.band);
    });
    files.set(card.path, bytes);
  }
  return files;
}

async function openFont(characters: string): Promise<Buffer> {
  const { default: subsetFont } = await import("subset-font");
  return subsetFont(await readFile(fontSource), `${characters}…`, {
    targetFormat: "truetype",
    variationAxes: { wght: 640 },
  });
}

/**
 * A photograph is cropped to fill the area to the right of the panel. A cut-out is shown whole and overlaps
 * the panel's empty right edge.
 */
async function compose(panel: string, file: string, { focus, background }: SocialCard, band: string) {
  const [left, top] = background ? [480, 75] : [panelWidth, 0];
  const room = { width: cardSize.width - left, height: cardSize.height - 2 * top };
  const sharp = await loadSharp();
  const picture = (await openPicture(await readFile(file))).resize({
    ...room,
    position: focus,
    fit: background ? "inside" : "cover",
  });
  return sharp({ create: { ...cardSize, channels: 3, background: background ?? band } })
    .composite([
      { input: await picture.png().toBuffer(), left, top },
      { input: Buffer.from(panel), left: 0, top: 0 },
    ])
    .jpeg({ quality: 84, progressive: true, chromaSubsampling: "4:4:4" })
    .toBuffer();
}

/**
 * Strings for a page's social card. On the home page's card, the strings are the two halves of the page's
 * title, `Name: business`.
 */
function shortStrings(route: Route, content: Site): { heading: string; label: string } {
  const { kind, page } = route;
  if (kind === "home") {
    const [heading = "", label = ""] = page.title.split(/:\s+/);
    return { heading, label };
  }
  const heading = "hero" in page ? page.hero.heading : "heading" in page ? page.heading : page.title;
  return { heading, label: breadcrumbTo(content, route).at(-1)?.name ?? "" };
}
