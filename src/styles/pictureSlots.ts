import { root } from "./scale.ts";

/**
 * A place for pictures in the layout. When the layout changes, update the widths and `sizes` in this file.
 */
export type PictureSlot = {
  /** Widths to encode, in pixels. A picture narrower than a width is encoded at its original width. */
  widths: readonly number[];
  /** The `sizes` attribute: the slot's CSS widths, widest viewport first. Not needed for a single width. */
  sizes?: string;
  /** True if the slot's width changes at runtime. Browsers with `sizes=auto` then use the measured width. */
  changes?: boolean;
};

/** A length that is `pixels` at a 1440 px wide viewport and scales with the root's font size. */
const scaled = (pixels: number) =>
  `clamp(${pixels}px, ${pixels * root.share}px + ${((pixels / 16) * root.growth).toFixed(2)}vw, ${pixels * root.max}px)`;

const third = (phone: string) =>
  `(min-width:80em) ${scaled(384)}, (min-width:64em) calc(33vw - 43px), (min-width:40em) calc(46vw - 12px), ${phone}`;
const half = `(min-width:80em) ${scaled(588)}, (min-width:40em) calc(46vw - 12px), 92vw`;
/** Filtered tiles get about one image pixel per CSS pixel, because there are many tiles. */
const tileWidths = [384, 640];

const stageWidths = [480, 800, 1200, 1600];

export const pictureSlots = {
  /**
   * A cut-out in a page's head, next to the text. It extends to the panel's edge. On wide screens, the largest
   * width has about 1.6 image pixels per CSS pixel, which is enough for a picture without text.
   */
  stage: {
    widths: stageWidths,
    sizes: "(min-width:64em) min(50vw + 120px, 1159px), (min-width:458px) min(72vw, 560px), min(330px, 85vw)",
  },
  /** The panorama on home's stage, 2.7 times as wide as high. On phones, its right half is visible. */
  homeStage: {
    widths: [800, 1000, 1200, 1800, 2592],
    sizes: `(min-width:90em) ${scaled(1750)}, (min-width:64em) calc(151vw - 428px), (min-width:40em) 135vw, 400px`,
  },
  stagePhoto: {
    widths: stageWidths,
    sizes: "(min-width:64em) min(50vw + 4px, 1102px), (min-width:458px) min(72vw, 560px), min(330px, 85vw)",
  },
  /** A picture beside a head's text. Below the text, it is as wide as the viewport. */
  stageWide: { widths: stageWidths, sizes: "(min-width:64em) min(50vw + 4px, 1102px), 100vw" },
  /**
   * A picture on a solid ground, from the middle of the column to the viewport's edge. On wide screens, `sizes` is
   * slightly wider than the slot, because tall sections crop the picture's sides.
   */
  split: {
    widths: [480, 800, 1200, 1760],
    sizes: "(min-width:80em) calc(50vw + 96px), (min-width:64em) 56vw, 100vw",
  },
  /** A picture next to a list, which is wider. */
  splitList: {
    widths: [480, 1040, 1760],
    sizes: "(min-width:80em) calc(50vw - 126px), (min-width:64em) calc(42vw - 19px), 100vw",
  },
  /** A machine on a card, in a grid of two to five columns. */
  unit: {
    widths: [320, 640],
    sizes: `(min-width:80em) ${scaled(348)}, (min-width:40em) 30vw, 92vw`,
    changes: true,
  },
  /** The same in a grid that has two columns on phones, too. */
  unitPair: {
    widths: [384, 640],
    sizes: `(min-width:80em) ${scaled(348)}, (min-width:40em) 30vw, 44vw`,
    changes: true,
  },
  /** A vehicle in a row. The largest width is for a 9 m vehicle. */
  lineup: { widths: [400, 640, 1152], sizes: "(min-width:48em) 42vw, 54vw", changes: true },
  /** The page's model at its end, from `xl`. */
  closing: { widths: [480, 800], sizes: scaled(504) },
  /** A small picture beside its name from `xl`, otherwise above it in three columns. */
  sign: { widths: [160, 320], sizes: `(min-width:64em) ${scaled(140)}, 29vw` },
  /** The picture of a head, as wide as the viewport. On phones its sides are cropped. */
  wide: {
    widths: [880, 1280, 2000],
    sizes: "(min-width:95em) 1520px, (min-width:26.25em) 100vw, 420px",
  },
  /** A picture with labels on its parts, as wide as the column or, on phones, the viewport. */
  parts: {
    widths: [880, 1280, 2000],
    sizes: `(min-width:80em) ${scaled(1200)}, (min-width:40em) 92vw, 100vw`,
  },
  /** Beside the caption, or as wide as the column. */
  slide: {
    widths: [480, 800, 1200, 1600],
    sizes: `(min-width:80em) ${scaled(848)}, (min-width:64em) calc(92vw - 22rem), 92vw`,
  },
  /**
   * A card in a three-column grid, which scrolls on phones. The largest width has slightly less than two image
   * pixels per CSS pixel.
   */
  card: { widths: [360, 640], sizes: third("min(288px, 76vw)") },
  /** A service on home. On phones the picture is beside its text. */
  service: { widths: [360, 640], sizes: third("calc(40vw - 22px)") },
  /** The workshop beside home's story. */
  story: {
    widths: [480, 720, 1200],
    sizes: `(min-width:80em) ${scaled(588)}, (min-width:64em) calc(46vw - 12px), 92vw`,
  },
  /** Gallery tiles by position (see ProjectGrid.tsx). The filter changes positions. */
  tileFirst: {
    widths: [800, 1200, 1600],
    sizes: `(min-width:80em) ${scaled(1200)}, 92vw`,
    changes: true,
  },
  tileThird: { widths: tileWidths, sizes: third("92vw"), changes: true },
  tileHalf: { widths: [...tileWidths, 1200], sizes: half, changes: true },
  /** The only project of a category. It fills the row once the category is selected. */
  tileSingle: { widths: [384, 800, 1200, 1600], sizes: half, changes: true },
  full: { widths: [1200] },
  /** A model of home's sectors: two columns in each of two panels, three on tablets. */
  sector: {
    widths: [360, 640],
    sizes: `(min-width:80em) ${scaled(292)}, (min-width:64em) calc(23vw - 2px), (min-width:40em) calc(31vw - 22px), calc(46vw - 27px)`,
  },
  avatar: { widths: [128] },
} as const satisfies Record<string, PictureSlot>;

export type PictureSlotName = keyof typeof pictureSlots;
