import { preload } from "react-dom";
import type { Focus } from "../../content/primitives.ts";
import { type PictureSlot, type PictureSlotName, pictureSlots } from "../../styles/pictureSlots.ts";
import { type PlannedPicture, useSite } from "../Site/Site.tsx";
import * as styles from "./Picture.css.ts";

type PictureProps = {
  /** File name in content/images. */
  file: string;
  /** The same picture by night, for the dark theme. */
  nightFile?: string | undefined;
  /** Empty for decoration: where the words beside it say the same. */
  alt: string;
  /** What stays where the frame cuts the rest off. */
  focus?: Focus | undefined;
  slot: PictureSlotName;
  /** The page's largest first-view picture: loaded at once and first. One a page. */
  eager?: boolean;
  className?: string;
};

const systemIsDark = "(prefers-color-scheme: dark)";

/**
 * A picture as AVIF in the widths of its slot, and as one WebP for browsers that don't know AVIF, with its size reserved
 * and, but for cut-outs, a tint while it loads.
 */
export function Picture({ file, nightFile, alt, focus, slot, eager = false, className }: PictureProps) {
  const { pictures } = useSite();
  const picture = pictures.get(file);
  const byNight = nightFile === undefined ? undefined : pictures.get(nightFile);
  if (!picture || (nightFile && !byNight))
    throw new Error(`no picture named ${file} or ${nightFile} in content/images`);
  const sources = picture.slots[slot];
  const { sizes: known, changes }: PictureSlot = pictureSlots[slot];
  // Browsers may measure pictures that load late, where the image itself has `auto` (HTML, "allows auto-sizes").
  const auto = changes && !eager;
  const sizes = auto ? `auto, ${known}` : known;
  if (eager) preloadPicture(picture, slot, byNight && "(prefers-color-scheme: light)");
  if (eager && byNight) preloadPicture(byNight, slot, systemIsDark);
  const look = [
    styles.look[picture.alpha ? "cutOut" : "opaque"],
    !byNight && styles.dimmed,
    !eager && styles.late,
    focus && styles.focus[focus],
  ];
  return (
    <picture className={className}>
      {byNight && <NightSource srcSet={byNight.slots[slot].avif} sizes={sizes} />}
      <source type="image/avif" srcSet={sources.avif} sizes={sizes} />
      <img
        className={look.filter(Boolean).join(" ")}
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

/** What stands in for the picture in the dark theme; client/theme.ts lets it follow the visitor's own choice. */
const NightSource = (source: { srcSet: string; sizes: string | undefined }) => (
  <source data-night="" media={`(scripting: enabled) and ${systemIsDark}`} type="image/avif" {...source} />
);

/**
 * Asks for a picture in the document's head: Chromium doesn't look ahead past a policy, so it would find the picture
 * only after parsing all before it. Browsers that don't know the format ignore this. A picture inside an island, which
 * is rendered apart, needs the call outside of it.
 */
export function preloadPicture({ slots }: PlannedPicture, slot: PictureSlotName, media?: string): void {
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
