import { readFile } from "node:fs/promises";
import { Blob, Buffer as Run, Face, Font, shape, Variation } from "harfbuzzjs";
import subsetFont from "subset-font";
import { fontSource } from "./font.ts";

/** How a line is set: weight as in CSS, letter spacing in em. */
export type Setting = { weight: number; spacing: number };

/** A line of text as outlines, one unit to the em. */
export type Outlines = {
  /** Advance of the whole line, in em. */
  width: number;
  /** SVG elements. The baseline starts at the origin; y points up. */
  shapes: string;
};

/** Sets text in the site's typeface, without any font of the machine. */
export type TextOutlines = {
  /** Whether the typeface has every letter of the text. */
  covers: (text: string) => boolean;
  set: (text: string, setting: Setting) => Outlines;
};

/**
 * Opens the typeface; shaping and outlines are HarfBuzz's, as in browsers.
 *
 * @param text every letter that will be asked for
 */
export async function openOutlines(text: string): Promise<TextOutlines> {
  const file = await subsetFont(await readFile(fontSource), text, { targetFormat: "truetype" });
  const face = new Face(new Blob(file));
  const font = new Font(face);
  return {
    covers: (text) => [...text].every((letter) => font.nominalGlyph(letter.codePointAt(0) ?? 0)),
    set: (text, setting) => setLine(font, face.upem, text, setting),
  };
}

function setLine(font: Font, upem: number, text: string, { weight, spacing }: Setting): Outlines {
  font.setVariations([new Variation("wght", weight)]);
  const run = new Run();
  run.addText(text);
  run.guessSegmentProperties();
  shape(font, run);
  let at = 0;
  const glyphs = run
    .getGlyphInfosAndPositions()
    .map(({ codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 }) => {
      const place = `${at + xOffset} ${yOffset}`;
      at += xAdvance + spacing * upem;
      return { codepoint, place };
    });
  return {
    width: at / upem - spacing,
    // Most lines are only measured.
    get shapes() {
      font.setVariations([new Variation("wght", weight)]);
      const paths = glyphs.map(
        ({ codepoint, place }) =>
          `<path transform="translate(${place})" d="${font.glyphToPath(codepoint)}"/>`,
      );
      return `<g transform="scale(${1 / upem})">${paths.join("")}</g>`;
    },
  };
}
