/**
 * Where pictures stand in the layout. Widths and `sizes` of every picture come from here alone,
 * so a changed layout means a changed line in this file.
 */
export type PictureSlot = {
  /** Pixel widths to make; a picture smaller than one of them gets its own width instead. */
  widths: readonly number[];
  /** The `sizes` attribute: CSS width of the slot, widest window first. A slot with one width needs none. */
  sizes?: string;
  /** The slot's width may change in the page: browsers that support it compute `sizes` themselves. */
  changes?: boolean;
};

const third = (phone: string) =>
  `(min-width:1280px) 384px, (min-width:1024px) calc(33vw - 43px), (min-width:640px) calc(46vw - 12px), ${phone}`;
const half = (phone: string) => `(min-width:1280px) 588px, (min-width:640px) calc(46vw - 12px), ${phone}`;
/** A little under two device pixels to a CSS pixel of a phone, and under one of a place that the filter gives: there are many. */
const tileWidths = [360, 640];

const stageWidths = [480, 800, 1200, 1600];

export const pictureSlots = {
  /**
   * The scene in a page's head, beside the words, to the panel's edge. The largest is for screens of two device pixels.
   */
  stage: {
    widths: stageWidths,
    sizes:
      "(min-width:1024px) min(50vw + 120px, 976px), (min-width:458px) min(72vw, 560px), min(330px, 85vw)",
  },
  /** The same for a picture with a background of its own. */
  stagePhoto: {
    widths: stageWidths,
    sizes: "(min-width:1024px) min(50vw + 4px, 928px), (min-width:458px) min(72vw, 560px), min(330px, 85vw)",
  },
  /** A close-up beside text, from the column's middle to the window's edge. On tablets it is cut at its sides. */
  split: {
    widths: [480, 800, 1280],
    sizes: "(min-width:1280px) calc(50vw + 64px), (min-width:1024px) 56vw, (min-width:768px) 640px, 100vw",
  },
  /** The same beside a list, on tablets above it. */
  splitList: {
    widths: [480, 800, 1280],
    sizes: "(min-width:1280px) calc(50vw + 64px), (min-width:1024px) 56vw, 100vw",
  },
  /** The same beside a table, which takes the larger part, and on tablets above it. */
  splitTable: {
    widths: [480, 800, 1280],
    sizes: "(min-width:1280px) calc(50vw - 126px), (min-width:1024px) calc(42vw - 19px), 100vw",
  },
  /** A portrait of one machine, as wide as its column; these have two to five of them. */
  unit: {
    widths: [320, 640],
    sizes: "(min-width:1280px) 304px, (min-width:640px) 30vw, 104px",
    changes: true,
  },
  /** The same, small, at the beginning of a row. */
  sign: { widths: [160, 320], sizes: "(min-width:768px) 128px, 104px" },
  /** A cut-away with numbered pins, between its call-outs where these stand at both sides. */
  parts: { widths: [640, 960, 1440], sizes: "(min-width:1344px) 900px, 92vw" },
  /** A neighbouring page at a page's end, in a row of three, which scrolls in narrow windows. */
  related: {
    widths: [360, 640],
    sizes: "(min-width:1280px) 384px, (min-width:768px) 29vw, min(288px, 76vw)",
  },
  /** A slide: two thirds of the column where words stand beside it. */
  slide: {
    widths: [480, 720, 1200],
    sizes: "(min-width:1280px) 800px, 92vw",
  },
  /** A card in a grid of three, on phones in a row that scrolls. The largest is a little under two device pixels. */
  card: { widths: [360, 640], sizes: third("min(288px, 76vw)") },
  /** A tile of the gallery, by its place in the grid (see ProjectGrid/rhythm.ts). The filter moves tiles to other places. */
  tileThird: { widths: tileWidths, sizes: third("92vw"), changes: true },
  tileThirdPaired: { widths: tileWidths, sizes: third("37vw"), changes: true },
  tileHalf: { widths: tileWidths, sizes: half("92vw"), changes: true },
  tileHalfPaired: { widths: tileWidths, sizes: half("37vw"), changes: true },
  tileBig: {
    widths: [800, 1200],
    sizes: "(min-width:1280px) 792px, (min-width:1024px) calc(67vw - 66px), 92vw",
    changes: true,
  },
  /** As large as the site shows a picture: the gallery's links to pictures. */
  full: { widths: [1200] },
  /** A small square-ish picture in a compact card. */
  thumb: { widths: [320] },
  /** The credit card's photo. */
  avatar: { widths: [128] },
} as const satisfies Record<string, PictureSlot>;

export type PictureSlotName = keyof typeof pictureSlots;
