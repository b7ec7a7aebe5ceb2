import type { BrandMark } from "../content/logo.ts";
import type { TextOutlines, Outlines, Setting } from "./textOutlines.ts";
import { fitHeading, shortened } from "./fitText.ts";

/** Pixels, as Open Graph asks for them. */
export const cardSize = { width: 1200, height: 630 };

/** Words of a social card. */
export type CardText = { label: string; heading: string; name: string };

/** Colours of what stands on the ground. */
export type Inks = { text: string; cold: string; heat: string };

const edge = 64;
const column = 456;
const headingSetting: Setting = { weight: 660, spacing: -0.032 };
const labelSetting: Setting = { weight: 600, spacing: -0.005 };
const nameSetting: Setting = { weight: 640, spacing: -0.02 };
const leading = 1.06;

/** Everything but the scene: label, heading, rule, mark and name, as one SVG. */
export function cardOverlay(text: CardText, mark: BrandMark, outlines: TextOutlines, inks: Inks): string {
  const { width, height } = cardSize;
  const parts = [
    ...headingBlock(text, outlines, inks),
    rule(height - 152, inks),
    signature(text.name, mark, outlines, inks),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${parts.join("")}</svg>`;
}

function headingBlock({ label, heading }: CardText, outlines: TextOutlines, inks: Inks): string[] {
  if (!outlines.covers(heading)) return [];
  const room = { width: column, height: 310, leading, largest: 66, lines: 4 };
  const measure = (line: string) => outlines.set(line, headingSetting).width;
  const { lines, size } = fitHeading(heading, room, measure);
  const above = outlines.covers(label) ? shortened(label, 40) : "";
  const top = edge + (above ? 50 : 0);
  return [
    drawn(outlines.set(above, labelSetting), { x: edge, y: edge + 18, size: 26, color: inks.cold }),
    ...lines.map((line, index) =>
      drawn(outlines.set(line, headingSetting), {
        x: edge,
        y: top + size * (0.78 + index * leading),
        size,
        color: inks.text,
      }),
    ),
  ];
}

/** The temperature scale in small: two parts cold, one part heat, as in the mark. */
const rule = (y: number, { cold, heat }: Inks): string =>
  `<path fill="${cold}" d="M${edge} ${y}h80v5h-80z"/><path fill="${heat}" d="M${edge + 86} ${y}h40v5h-40z"/>`;

function signature(name: string, mark: BrandMark, outlines: TextOutlines, inks: Inks): string {
  const size = 52;
  const y = cardSize.height - edge - size;
  const place = `x="${edge - 3}" y="${y}" width="${size}" height="${size}"`;
  const drawing = `<svg ${place} viewBox="${mark.viewBox}" color="${inks.cold}" fill="currentColor">${mark.shapes}</svg>`;
  const set = (line: string) => outlines.set(line, nameSetting);
  const room = { width: column - size - 12, height: size, leading: 1.15, largest: 26, lines: 2 };
  const fitted = fitHeading(outlines.covers(name) ? name : "", room, (line) => set(line).width);
  const middle = (fitted.lines.length - 1) / 2;
  const lines = fitted.lines.map((line, index) =>
    drawn(set(line), {
      x: edge + size + 12,
      y: y + size / 2 + fitted.size * (0.355 + (index - middle) * room.leading),
      size: fitted.size,
      color: inks.text,
    }),
  );
  return drawing + lines.join("");
}

type Place = { x: number; y: number; size: number; color: string };

const drawn = ({ shapes }: Outlines, { x, y, size, color }: Place): string =>
  `<g fill="${color}" transform="translate(${x} ${y.toFixed(2)}) scale(${size} ${-size})">${shapes}</g>`;
