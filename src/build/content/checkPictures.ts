import { join } from "node:path";
import { imageFile } from "../../content/primitives.ts";
import { partFaults } from "../../content/picturePoints.ts";
import { fileFault, namesIn } from "../lib/files.ts";
import { intended } from "../../content/nearest.ts";
import { type Problem } from "../lib/problems.ts";
import { shortened } from "../../content/quoted.ts";
import { eachText, keyOf, problemAt, readText, type YamlFile } from "./yaml.ts";
import type { Path } from "./yamlErrors.ts";

export type PicturePlace = { yaml: YamlFile; path: Path };

const pictureKeys = ["file", "image", "nightFile", "nightPicture", "photo", "picture"];

export function namedPictures(sources: YamlFile[]): Map<string, PicturePlace> {
  const named = new Map<string, PicturePlace>();
  for (const yaml of sources)
    for (const [file, path] of eachText(yaml.data))
      if (pictureKeys.includes(keyOf(path)) && !named.has(file)) named.set(file, { yaml, path });
  return named;
}

export const pictureProblem = (file: string, { yaml, path }: PicturePlace, wrong: string) =>
  problemAt(yaml, path, `names ${shortened(file)}, which ${wrong}`);

export const partProblems = (yaml: YamlFile, folder: string): Problem[] =>
  partFaults(yaml.data, (file) => readText(join(folder, file))).map(({ path, message }) =>
    problemAt(yaml, path, message),
  );

export function pictureProblems(sources: YamlFile[], folder: string): Problem[] {
  const present = namesIn(folder);
  return [...namedPictures(sources)].flatMap(([file, place]) => {
    // Skips invalid file names, because the schema reports them.
    if (!imageFile.safeParse(file).success) return [];
    const fault = present.includes(file)
      ? fileFault(join(folder, file), 50)
      : `is not in ${folder}. ${remedy(file, present)}`;
    return fault ? [pictureProblem(file, place, fault)] : [];
  });
}

function remedy(file: string, present: string[]): string {
  const near = intended(file, present);
  return near ? `Did you mean ${near}? Otherwise add the picture` : "Add the picture";
}
