import { z } from "zod";
import { text } from "./textFields.ts";

function pictureNameProblem(name: string): string {
  if (/\.hei[cf]$/i.test(name))
    return "is in the iPhone format HEIC: export it as JPEG on a computer; for later photographs choose on the phone Settings > Camera > Formats > Most Compatible";
  if (/\.(svg|pdf|eps|ai)$/i.test(name)) return "is a drawing, not a photograph: export it as PNG";
  return "is not a valid picture file name: use lower-case letters, digits and hyphens, for example cold-room.jpg";
}

/**
 * File name in content/images. The loader checks that the file exists and decodes. `slot` is the largest slot
 * that the picture appears in; smaller pictures are reported.
 */
export const imageFile = z
  .string()
  .max(100, "is longer than 100 characters: give the picture a shorter file name")
  .regex(/^[a-z0-9][a-z0-9-]*\.(jpg|jpeg|png|webp|avif|tif|tiff|gif)$/, {
    error: ({ input }) => pictureNameProblem(String(input)),
  })
  .meta({
    role: "picture",
    slot: "full",
    description: "A file in content/images, of at least 1200 pixels in width: cold-room.jpg",
  });

export const alt = text.meta({
  role: "alt",
  description: "Alternative text: one sentence that describes the picture",
});

/** `object-position` values for a cropped picture. */
export const focuses = ["top", "bottom", "left", "right", "center"] as const;

export const picture = z.strictObject({
  file: imageFile,
  alt,
  focus: z
    .enum(focuses)
    .optional()
    .meta({ role: "focus", description: "The part that stays visible when the picture is cropped" }),
});

export const headPicture = picture.extend({
  nightFile: imageFile
    .optional()
    .describe("The same scene at night, for the dark theme and for dark grounds"),
});

export const besidePicture = headPicture
  .optional()
  .describe("Shown next to the text or table, up to the edge of the screen");

export type HeadPicture = z.infer<typeof headPicture>;

export type Focus = (typeof focuses)[number];
