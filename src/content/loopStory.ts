import { z } from "zod";
import { prose, text } from "./primitives.ts";

/** Words that stand inside the drawing, which has room for so many characters and no more. */
const label = (length: number) =>
  text.max(length, `is longer than ${length} characters: make it shorter, the drawing has no room for more`);

/** What one place measures in each season; the drawing shows both, and one at a time while it moves. */
const seasons = (length: number) => z.strictObject({ summer: label(length), winter: label(length) });

const step = z.strictObject({
  figure: label(12).describe("The step in one large figure: 45 °C"),
  title: text,
  text: prose,
});

/** How the loop works: six steps beside a section through house and ground that lights up part by part. */
export const loopStory = z.strictObject({
  heading: text,
  intro: prose,
  /** A step for each part of the drawing, in the order in which they are told. */
  steps: z.strictObject({
    yard: step,
    ground: step,
    loop: step,
    pump: step,
    room: step,
    winter: step.describe("The drawing changes its season beside this step"),
  }),
  drawing: z.strictObject({
    description: text.describe("What the drawing shows, for visitors who can't see it"),
    air: seasons(12),
    room: seasons(12),
    water: seasons(16).describe("The loop's water on its way down and up"),
    ground: label(8),
    groundNote: label(12),
    curves: seasons(4).describe("The names of the two curves of the ground's temperature"),
    depth: label(8).describe("How deep the pipes really go: written below the break in the scale"),
    power: label(10),
    moved: label(16),
  }),
});

export type LoopStory = z.infer<typeof loopStory>;
