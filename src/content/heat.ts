import { z } from "zod";
import { headed, intro, picture, prose, text } from "./primitives.ts";

const uncropped = picture.omit({ focus: true });

export const heatSection = z.strictObject({
  type: z.literal("heat"),
  ...headed,
  intro,
  day: uncropped.describe("The building by day, twice as wide as high"),
  heat: uncropped.describe("The same view, in which colours show temperatures"),
  scale: z.strictObject({ cool: text, hot: text }).describe("Labels of the coldest and the hottest colour"),
  parts: z.array(z.strictObject({ title: text, text: prose })).min(2),
});
