/**
 * A place for pictures in the layout. All widths and `sizes` are here, so a change in the layout needs a
 * change here.
 */
export type PictureSlot = {
  /** Widths to encode, in pixels. A picture that is narrower than one of them is encoded at its own width. */
  widths: readonly number[];
  /** The `sizes` attribute: CSS widths of the slot, widest viewport first. Not needed for a single width. */
  sizes?: string;
  /** The slot's width changes at runtime, so browsers with `sizes=auto` use the measured width. */
  changes?: boolean;
};

/** A width in rem that is `pixels` at 1440 pixels; the root's font size (reset.css.ts) depends on the viewport. */
const scaled = (pixels: number) =>
  `clamp(${pixels}px, ${pixels * 0.625}px + ${(pixels * 0.026042).toFixed(2)}vw, ${pixels * 1.1875}px)`;

const third = (phone: string) =>
  `(min-width:1280px) ${scaled(384)}, (min-width:1024px) calc(33vw - 43px), (min-width:640px) calc(46vw - 12px), ${phone}`;
const big = (phone: string) =>
  `(min-width:1280px) ${scaled(792)}, (min-width:1024px) calc(67vw - 66px), (min-width:640px) 92vw, ${phone}`;
/**
 * Slightly less than two device pixels per CSS pixel on phones, and slightly less than one in filtered tiles,
 * because there are many pictures.
 */
const tileWidths = [360, 640];

const stageWidths = [480, 800, 1200, 1600];
const splitWidths = [480, 1040, 1760];

export const pictureSlots = {
  /**
   * Picture in a page's head: a cut-out next to the text, up to the panel's edge. On wide screens the largest
   * width has about 1.6 pixels per CSS pixel, which is enough for a picture without text.
   */
  stage: {
    widths: stageWidths,
    sizes:
      "(min-width:1024px) min(50vw + 120px, 1159px), (min-width:458px) min(72vw, 560px), min(330px, 85vw)",
  },
  /** Picture in a page's head: a framed photograph. */
  stagePhoto: {
    widths: stageWidths,
    sizes: "(min-width:1024px) min(50vw + 4px, 1102px), (min-width:458px) min(72vw, 560px), min(330px, 85vw)",
  },
  /**
   * Picture next to text, from the column's middle to the viewport's edge. It is cropped at the sides on
   * tablets, and on wide viewports next to long texts. The middle width fills a slot of 784 × 780 pixels.
   */
  split: {
    widths: splitWidths,
    sizes: "(min-width:1280px) calc(50vw + 64px), (min-width:1024px) 56vw, (min-width:768px) 640px, 100vw",
  },
  /** Picture next to a list; on tablets above it. */
  splitList: {
    widths: splitWidths,
    sizes: "(min-width:1280px) calc(50vw + 64px), (min-width:1024px) 56vw, 100vw",
  },
  /** Picture next to a table, which needs more space than a list; on tablets above it. */
  splitTable: {
    widths: splitWidths,
    sizes: "(min-width:1280px) calc(50vw - 126px), (min-width:1024px) calc(42vw - 19px), 100vw",
  },
  /** Machine on a card, in one of two to five columns. */
  unit: {
    widths: [320, 640],
    sizes: `(min-width:1280px) ${scaled(304)}, (min-width:640px) 30vw, 104px`,
    changes: true,
  },
  /** Vehicle in a row. The largest width is for a vehicle of nine metres. */
  lineup: { widths: [320, 640, 1152], sizes: "(min-width:640px) 42vw, 92vw", changes: true },
  /** Small machine picture at the start of a row. */
  sign: { widths: [160, 320], sizes: `(min-width:768px) ${scaled(128)}, 104px` },
  /** Cutaway drawing with numbered pins, as wide as the column; on phones as wide as the viewport. */
  parts: {
    widths: [800, 1280, 2000],
    sizes: `(min-width:1280px) ${scaled(1200)}, (min-width:640px) 92vw, 100vw`,
  },
  /** Related page: one of three in a row, which scrolls in narrow viewports. */
  related: {
    widths: [360, 640],
    sizes: `(min-width:1280px) ${scaled(384)}, (min-width:768px) 29vw, min(288px, 76vw)`,
  },
  /** Slide: two thirds of the column if the text is next to the picture. */
  slide: {
    widths: [480, 720, 1200],
    sizes: `(min-width:1280px) ${scaled(800)}, 92vw`,
  },
  /**
   * Card in a grid of three, which scrolls on phones. The largest width has slightly less than two device
   * pixels per CSS pixel.
   */
  card: { widths: [360, 640], sizes: third("min(288px, 76vw)") },
  /** Gallery tiles by position (see ProjectGrid/tileSizes.ts); the filter changes positions. */
  tileFirst: { widths: [800, 1200, 1600], sizes: big("92vw"), changes: true },
  /** The smallest width is for phones of 390 pixels, which show seven tiles above the fold. */
  tileThird: { widths: [290, ...tileWidths], sizes: third("37vw"), changes: true },
  tileHalf: {
    widths: [...tileWidths, 1200],
    sizes: `(min-width:1280px) ${scaled(588)}, (min-width:640px) calc(46vw - 12px), 37vw`,
    changes: true,
  },
  tileBig: { widths: [360, 800, 1200, 1600], sizes: big("37vw"), changes: true },
  full: { widths: [1200] },
  thumb: { widths: [320] },
  avatar: { widths: [128] },
} as const satisfies Record<string, PictureSlot>;

export type PictureSlotName = keyof typeof pictureSlots;
