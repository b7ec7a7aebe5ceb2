import { z } from "zod";
import { category, internalHref, picture, text } from "./primitives.ts";

/** A finished project, as the gallery shows it. */
export const project = z.strictObject({
  title: text,
  category,
  caption: text.describe("40 to 50 words: the system shown, its usual size, and what decides it"),
  image: picture,
  href: internalHref.describe("The page that says more about this kind of work"),
});

export const projects = z.strictObject({ projects: z.array(project).min(3) });

export type Project = z.infer<typeof project>;

/** The project's name in addresses (`/gallery#data-centers`): its title in lower case, words joined by hyphens. */
export function projectId({ title }: Pick<Project, "title">): string {
  const plain = title.normalize("NFKD").replace(/\p{Mark}/gu, "");
  return (plain.toLowerCase().match(/[a-z0-9]+/g) ?? []).join("-");
}
