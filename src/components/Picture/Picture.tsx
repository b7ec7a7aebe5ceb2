import { preload } from "react-dom";
import type { Focus } from "../../content/pictureFields.ts";
import { type PictureSlot, type PictureSlotName, pictureSlots } from "../../styles/pictureSlots.ts";
import { type PlannedPicture, useSite } from "../Site/Site.tsx";
import * as attribute from "../../styles/attributes.ts";
import * as styles from "./Picture.css.ts";

export type PictureProps = {
  file: string;
  nightFile?: string | undefined;
  alt: string;
  focus?: Focus | undefined;
  slot: PictureSlotName;
  /**
   * Loads the picture with high priority. Only for the largest picture above the fold. In islands, use
   * `preloaded` and call `preloadPicture` in the page, because islands are rendered separately.
   */
  eager?: boolean | "preloaded";
  className?: string;
};

/**
 * Media queries of preloads that depend on the theme. No screen matches them: `ThemeToggle.client.ts` enables
 * the one of the visitor's theme, so that only one picture is loaded.
 */
const themeMedia = {
  light: "print and (prefers-color-scheme: light)",
  dark: "print and (prefers-color-scheme: dark)",
};

/**
 * A responsive picture in AVIF, with a single WebP file for browsers without AVIF. The element reserves the
 * picture's space.
 */
export function Picture({ file, nightFile, alt, focus, slot, eager = false, className }: PictureProps) {
  const { pictures } = useSite();
  const picture = pictures.get(file);
  const byNight = nightFile === undefined ? undefined : pictures.get(nightFile);
  if (!picture || (nightFile && !byNight))
    throw new Error(`no picture named ${file} or ${nightFile} in content/images`);
  const sources = picture.slots[slot];
  const { sizes: known, changes }: PictureSlot = pictureSlots[slot];
  // With `sizes=auto`, browsers use the measured width of lazy pictures (HTML, "allows auto-sizes").
  const auto = changes && !eager;
  const sizes = auto ? `auto, ${known}` : known;
  if (eager === true) preloadPicture(slot, picture, byNight);
  const isPortrait = !picture.alpha && picture.height > picture.width;
  const classes = [
    styles.variant[picture.alpha ? "cutOut" : "opaque"],
    focus ? styles.focus[focus] : isPortrait && styles.portrait,
  ];
  return (
    <picture className={className}>
      {byNight && <NightSource srcSet={byNight.slots[slot].avif} sizes={sizes} />}
      <source type="image/avif" srcSet={sources.avif} sizes={sizes} />
      <img
        className={classes.filter(Boolean).join(" ")}
        src={sources.fallback}
        sizes={auto ? sizes : undefined}
        width={picture.width}
        height={picture.height}
        alt={alt}
        loading={eager ? undefined : "lazy"}
        fetchPriority={eager ? "high" : undefined}
      />
    </picture>
  );
}

/** The source for the dark theme. `ThemeToggle.client.ts` sets its media query. */
const NightSource = (source: { srcSet: string; sizes: string | undefined }) => (
  <source {...{ [attribute.night]: "" }} media="not all" type="image/avif" {...source} />
);

/**
 * Preloads a picture in the head, and its version at night for visitors with the dark theme. Otherwise, Chromium
 * would find the picture late, because its preload scanner stops at the CSP meta element.
 */
export function preloadPicture(
  slot: PictureSlotName,
  picture: PlannedPicture,
  byNight?: PlannedPicture,
): void {
  preloadFor(slot, picture, byNight && themeMedia.light);
  if (byNight) preloadFor(slot, byNight, themeMedia.dark);
}

function preloadFor(slot: PictureSlotName, { slots }: PlannedPicture, media?: string): void {
  const { sizes }: PictureSlot = pictureSlots[slot];
  preload(slots[slot].fallback, {
    as: "image",
    type: "image/avif",
    imageSrcSet: slots[slot].avif,
    ...(sizes && { imageSizes: sizes }),
    fetchPriority: "high",
    ...(media && { media }),
  });
}
