import { z } from "zod";
import { prose, text } from "./textFields.ts";

const label = (length: number) =>
  text.max(
    length,
    `is longer than ${length} characters: shorten it, because the drawing has no space for more`,
  );

/**
 * A measuring point's two labels. The static drawing shows both labels; the animation shows one at a time.
 */
const seasons = (length: number) => z.strictObject({ summer: label(length), winter: label(length) });

const step = z.strictObject({
  figure: label(12).describe("The step in one large figure: 45 °C"),
  title: text,
  text: prose,
});

export const loopStory = z.strictObject({
  heading: text,
  intro: prose,
  steps: z.strictObject({
    yard: step,
    ground: step,
    loop: step,
    pump: step,
    room: step,
    winter: step.describe("At this step the drawing changes the season"),
  }),
  drawing: z.strictObject({
    description: text.describe("Alternative text of the drawing"),
    air: seasons(12),
    room: seasons(12),
    water: seasons(16).describe("Water temperatures in the loop on the way down and up"),
    ground: label(8),
    groundNote: label(12),
    curves: seasons(4).describe("The names of the two curves of the ground's temperature"),
    depth: label(8).describe("The real depth of the pipes, shown below the break in the scale"),
    power: label(10),
    moved: label(16),
  }),
});

export type LoopStory = z.infer<typeof loopStory>;
