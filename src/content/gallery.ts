import type { Project } from "./projects.ts";

export const mostCategories = 12;

export const shownPicture = ({ photograph, image }: Project) => photograph ?? image;

export const kindLine = ({ category, photograph }: Project): string =>
  photograph ? `${category} · ${photograph.place}, ${photograph.year}` : category;
