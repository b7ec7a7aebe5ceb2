import sharp, { type OverlayOptions } from "sharp";

/** Pixels of a sheet: as much as a screen or an image viewer shows without shrinking it. */
const sheet = { width: 1600, height: 1500, gap: 16, label: 20 };

type Strip = { picture: Buffer; width: number; height: number; label: string };

/**
 * Contact sheets of pictures in `folder`: each shrunk to legible size and, where it is long, cut into strips that stand
 * side by side.
 *
 * @param name of the sheets; a number and `.png` are added
 * @param files names of the pictures in `folder`
 * @returns the sheets' file names
 */
export async function writeSheets(folder: string, name: string, files: string[]): Promise<string[]> {
  const strips = (await Promise.all(files.map((file) => cut(`${folder}/${file}`, file)))).flat();
  const written: string[] = [];
  for (const [index, pictures] of arrange(strips).entries()) {
    const file = `${name}-${index + 1}.png`;
    const { width, height } = sheet;
    const ground = sharp({ create: { width, height, channels: 3, background: "#7f8790" } });
    await ground.composite(pictures).png().toFile(`${folder}/${file}`);
    written.push(file);
  }
  return written;
}

/** Phones at half their size, desktops at a third or less: words can still be read. */
const stripWidth = (width: number) => Math.round(Math.min(Math.max(width / 3, Math.min(width, 208)), 512));

async function cut(path: string, file: string): Promise<Strip[]> {
  const { width } = await sharp(path).metadata();
  const small = await sharp(path)
    .resize(stripWidth(width))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const step = sheet.height - sheet.label - 2 * sheet.gap;
  const starts = Array.from({ length: Math.ceil(small.info.height / step) }, (_, index) => index * step);
  return Promise.all(
    starts.map(async (top) => {
      const height = Math.min(step, small.info.height - top);
      const strip = sharp(small.data, { raw: small.info }).extract({
        left: 0,
        top,
        width: small.info.width,
        height,
      });
      const label = top ? "..." : file.replace(".png", "");
      return { picture: await strip.png().toBuffer(), width: small.info.width, height, label };
    }),
  );
}

/** Fills columns from top to bottom and sheets from left to right. */
function arrange(strips: Strip[]): OverlayOptions[][] {
  const sheets: OverlayOptions[][] = [[]];
  let [left, top, column] = [sheet.gap, sheet.gap, 0];
  for (const { picture, width, height, label } of strips) {
    if (top > sheet.gap && top + sheet.label + height > sheet.height) {
      left += column + sheet.gap;
      [top, column] = [sheet.gap, 0];
    }
    if (left > sheet.gap && left + width > sheet.width) {
      sheets.push([]);
      [left, top, column] = [sheet.gap, sheet.gap, 0];
    }
    sheets.at(-1)?.push({ input: caption(label, width), left, top });
    sheets.at(-1)?.push({ input: picture, left, top: top + sheet.label });
    top += sheet.label + height + sheet.gap;
    column = Math.max(column, width);
  }
  return sheets.filter((pictures) => pictures.length > 0);
}

const caption = (words: string, width: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${sheet.label}"><text y="14" font-family="sans-serif" font-size="12" fill="#fff">${words}</text></svg>`,
  );
