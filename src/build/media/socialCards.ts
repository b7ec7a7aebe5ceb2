import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, parse } from "node:path";
import pMap from "p-map";
import sharp from "sharp";
import type { Focus } from "../../content/primitives.ts";
import { isListed, pictureOf, type Route } from "../../content/routes.ts";
import type { Site } from "../../content/schema.ts";
import { trailTo } from "../../content/trail.ts";
import type { Content } from "../content/content.ts";
import { cached, hashOf } from "../lib/cache.ts";
import { fontSource } from "./font.ts";
import { openPicture } from "./pictureFormats.ts";
import type { PicturePlan } from "./planPictures.ts";
import { cardSize, type CardText, type Look, panelWidth, type SocialCards } from "./socialCard.ts";

/** Files whose text decides how social cards look. */
const sources = [import.meta.filename, join(import.meta.dirname, "socialCardPanel.ts"), fontSource];

/** Decides what each listed page's social card shows, and its name. */
export function planSocialCards(
  routes: Route[],
  { site }: Content,
  { pictures }: PicturePlan,
  look: Look,
): SocialCards {
  const common = hashOf(JSON.stringify([sharp.versions, look]), ...sources.map((path) => readFileSync(path)));
  const cards = routes.filter(isListed).map((route) => {
    const text = { ...wordsOf(route, site), name: site.site.name };
    const {
      file,
      alt,
      focus = "center",
    } = pictureOf(route, site.projects.projects) ?? site.home.hero.picture;
    // The address of an encoded picture holds the hash of its bytes.
    const address = pictures.get(file)?.slots.full.fallback;
    const hash = hashOf(common, JSON.stringify([text, address, focus])).slice(0, 8);
    return [
      route.path,
      { path: `share/${parse(file).name}-${hash}.jpg`, text, picture: file, alt, focus },
    ] as const;
  });
  return new Map(cards);
}

/** Home's heading is the company's name, which stands on every card: its title describes what the company does. */
function wordsOf(route: Route, site: Site): Omit<CardText, "name"> {
  const { kind, page } = route;
  if (kind === "home") {
    const [heading = "", label = ""] = page.title.split(/:\s+/);
    return { heading, label };
  }
  const heading = "hero" in page ? page.hero.heading : page.heading;
  return { heading, label: trailTo(site, route).at(-1)?.name ?? "" };
}

/**
 * Composes the social cards, from the cache where it has them.
 *
 * @param folder the folder of the originals
 * @returns path in dist, and bytes
 */
export async function composeSocialCards(
  cards: SocialCards,
  look: Look,
  folder: string,
  cache: string,
): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  const letters = JSON.stringify([...cards.values()]);
  let font: Promise<Buffer> | undefined;
  await pMap(
    [...cards.values()],
    async ({ path, text, picture, focus }) => {
      const bytes = await cached(join(cache, parse(path).base), async () => {
        font ??= openFont(letters);
        const { drawPanel } = await import("./socialCardPanel.ts");
        const panel = await drawPanel({ text, look }, await font);
        return compose(panel, join(folder, picture), focus, look.colors.light.band);
      });
      files.set(path, bytes);
    },
    { concurrency: 4 },
  );
  return files;
}

/** The typeface in the one weight of social cards, with these letters. */
async function openFont(letters: string): Promise<Buffer> {
  const { default: subsetFont } = await import("subset-font");
  const text = `${letters}…`;
  return subsetFont(await readFile(fontSource), text, {
    targetFormat: "truetype",
    variationAxes: { wght: 640 },
  });
}

/** The panel on the left, the picture on the right. */
async function compose(panel: string, picture: string, position: Focus, background: string): Promise<Buffer> {
  const { width, height } = cardSize;
  return openPicture(await readFile(picture))
    .flatten({ background: "#fff" })
    .resize({ width: width - panelWidth, height, position })
    .extend({ left: panelWidth, background })
    .composite([{ input: Buffer.from(panel), left: 0, top: 0 }])
    .removeAlpha()
    .jpeg({ quality: 84, progressive: true, chromaSubsampling: "4:4:4" })
    .toBuffer();
}
