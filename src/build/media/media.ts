import type { Content } from "../content/content.ts";
import type { Bundle } from "../source/bundle.ts";
import { drawAppIcons } from "./appIcons.ts";
import { encodePictures } from "./encodePictures.ts";
import { type Font, makeFont } from "./font.ts";
import { type PicturePlan, planPictures } from "./planPictures.ts";
import type { Brand } from "./socialCardPanel.ts";
import { composeSocialCards, planSocialCards, type SocialCards } from "./socialCards.ts";

export type MediaPlan = {
  pictures: PicturePlan;
  font: Font;
  cards: SocialCards;
  brand: Brand;
};

type MediaOptions = {
  content: string;
  cache: string;
  /** Whether to skip the social cards. */
  draft: boolean;
};

/**
 * Measures the pictures in content, subsets the font and names all media files.
 *
 * @throws ContentError for pictures that can't be decoded
 */
export async function planMedia(
  content: Content,
  { colors }: Bundle,
  options: MediaOptions,
): Promise<MediaPlan> {
  const { content: folder, cache, draft } = options;
  const brand = { logo: content.logo, colors };
  const pictures = await planPictures(content.sources, `${folder}/images`, `${cache}/measures`);
  const font = await makeFont(
    content.sources.map(({ data }) => data),
    `${cache}/typeface`,
  );
  const cards = draft ? new Map() : planSocialCards(content, pictures, brand);
  return { pictures, font, cards, brand };
}

/**
 * Creates the planned files, or reads them from the cache.
 *
 * @param used paths in dist of pictures that pages refer to
 * @param progress called after each picture with the number of pictures encoded and the total
 * @returns bytes by path in dist
 */
export async function makeMedia(
  plan: MediaPlan,
  used: string[],
  { site }: Content,
  { content: folder, cache }: MediaOptions,
  progress: (done: number, total: number) => void,
): Promise<Map<string, Uint8Array>> {
  const { pictures, font, cards, brand } = plan;
  return new Map([
    ...font.files,
    ...(await encodePictures(used, pictures.jobs, `${cache}/images`, progress)),
    ...(await composeSocialCards(cards, brand, `${folder}/images`, `${cache}/share`)),
    ...(await drawAppIcons(site.facts, brand, `${cache}/icons`)),
  ]);
}
