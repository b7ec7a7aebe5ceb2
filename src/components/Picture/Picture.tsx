import { preload } from "react-dom";
import type { Focus } from "../../content/primitives.ts";
import { type PictureSlot, type PictureSlotName, pictureSlots } from "../../styles/pictureSlots.ts";
import { type PlannedPicture, useSite } from "../Site/Site.tsx";
import * as styles from "./Picture.css.ts";

type PictureProps = {
  /** File name in content/images. */
  file: string;
  /** Empty for decoration: where the words beside it say the same. */
  alt: string;
  /** What stays where the frame cuts the rest off. */
  focus?: Focus | undefined;
  slot: PictureSlotName;
  /** The page's largest first-view picture: loaded at once and first. One a page. */
  eager?: boolean;
  className?: string;
};

/** A picture in two formats and the widths of its slot, with its size reserved and, but for cut-outs, a tint while it loads. */
export function Picture({ file, alt, focus, slot, eager = false, className }: PictureProps) {
  const picture = useSite().pictures.get(file);
  if (!picture) throw new Error(`no picture named ${file} in content/images`);
  const sources = picture.slots[slot];
  const { sizes: known, changes }: PictureSlot = pictureSlots[slot];
  // Browsers may measure pictures that load late.
  const sizes = changes && !eager ? `auto, ${known}` : known;
  if (eager) preloadPicture(picture, slot);
  const look = [
    styles.look[picture.alpha ? "cutOut" : "opaque"],
    !eager && styles.late,
    focus && styles.focus[focus],
  ];
  return (
    <picture className={className}>
      <source type="image/avif" srcSet={sources.avif} sizes={sizes} />
      <img
        className={look.filter(Boolean).join(" ")}
        src={sources.fallback}
        srcSet={sizes && sources.webp}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={alt}
        loading={eager ? undefined : "lazy"}
        fetchPriority={eager ? "high" : undefined}
      />
    </picture>
  );
}

/**
 * Asks for a picture in the document's head: Chromium doesn't look ahead past a policy, so it would find the picture
 * only after parsing all before it. Browsers that don't know the format ignore this. A picture inside an island, which
 * is rendered apart, needs the call outside of it.
 */
export function preloadPicture({ slots }: PlannedPicture, slot: PictureSlotName): void {
  const { sizes }: PictureSlot = pictureSlots[slot];
  preload(slots[slot].fallback, {
    as: "image",
    type: "image/avif",
    imageSrcSet: slots[slot].avif,
    ...(sizes && { imageSizes: sizes }),
    fetchPriority: "high",
  });
}
