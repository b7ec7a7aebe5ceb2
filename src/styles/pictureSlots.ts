/**
 * Where pictures stand in the layout. Widths and `sizes` of every picture come from here alone,
 * so a changed layout means a changed line in this file.
 */
export type PictureSlot = {
  /** Pixel widths to make; a picture smaller than one of them gets its own width instead. */
  widths: readonly number[];
  /** The `sizes` attribute: CSS width of the slot, widest window first. A slot with one width needs none. */
  sizes?: string;
};

export const pictureSlots = {
  /** The scene in a page's head, from under the words to the window's edge. */
  stage: { widths: [480, 720, 1200], sizes: "(min-width:1024px) calc(50vw + 128px), 100vw" },
  /** A picture that fills half of the column. */
  hero: {
    widths: [480, 720, 1200],
    sizes: "(min-width:1280px) 582px, (min-width:1024px) calc(50vw - 58px), 92vw",
  },
  /** A card in a grid of three. The largest is a little under two device pixels: the gallery shows seventeen. */
  card: {
    widths: [360, 640],
    sizes:
      "(min-width:1280px) 384px, (min-width:1024px) calc(33vw - 43px), (min-width:640px) calc(46vw - 12px), 92vw",
  },
  /** A small square-ish picture in a compact card. */
  thumb: { widths: [320] },
  /** The credit card's photo. */
  avatar: { widths: [128] },
} as const satisfies Record<string, PictureSlot>;

export type PictureSlotName = keyof typeof pictureSlots;
