import { join } from "node:path";
import { eachField, type Role } from "../../content/fields.ts";
import { imageFile } from "../../content/pictureFields.ts";
import { missingParts } from "../../content/picturePoints.ts";
import { buildTime } from "../lib/clock.ts";
import { fileProblem, namesIn } from "../lib/files.ts";
import { intended } from "../../content/nearest.ts";
import { type Problem } from "../lib/problems.ts";
import { shortened } from "../../content/quoted.ts";
import { type PlacedText, placedTexts, placeOf, problemAt, readText, type YamlFile } from "./yaml.ts";

/**
 * Checks pictures, their marked parts, categories and years, and that pages differ in title, heading and description.
 *
 * @param images folder of the original pictures
 * @param categories undefined if projects.yaml is invalid
 */
export const fieldProblems = (
  sources: YamlFile[],
  images: string,
  categories?: readonly string[],
): Problem[] => [
  ...(categories ? categoryProblems(sources, categories) : []),
  ...yearProblems(sources, buildTime()),
  ...uniqueRoles.flatMap((role) => repeatedTexts(sources, role)),
  ...pictureProblems(sources, images),
  ...sources.flatMap((yaml) => partProblems(yaml, images)),
];

/** Roles of texts that differ on all pages. */
export const uniqueRoles = ["title", "description", "heading"] as const satisfies Role[];

/** Finds the first place of each picture in content. */
export const namedPictures = (sources: YamlFile[]): Map<string, PlacedText> =>
  new Map(
    placedTexts(sources, "picture")
      .reverse()
      .map((text) => [text.value, text]),
  );

export const pictureProblem = ({ value, yaml, path }: PlacedText, wrong: string) =>
  problemAt(yaml, path, `names ${shortened(value)}, which ${wrong}`);

const partProblems = (yaml: YamlFile, folder: string): Problem[] =>
  missingParts(yaml.data, (file) => readText(join(folder, file))).map(({ path, message }) =>
    problemAt(yaml, path, message),
  );

export function pictureProblems(sources: YamlFile[], folder: string): Problem[] {
  const present = namesIn(folder);
  return [...namedPictures(sources)].flatMap(([file, place]) => {
    // Skips invalid file names, because the schema reports them.
    if (!imageFile.safeParse(file).success) return [];
    const problem = present.includes(file)
      ? fileProblem(join(folder, file), 50)
      : `is not in ${folder}. ${remedy(file, present)}`;
    return problem ? [pictureProblem(place, problem)] : [];
  });
}

function remedy(file: string, present: string[]): string {
  // Windows and macOS hide this difference, the web server does not.
  const other = present.find((name) => name.toLowerCase() === file.toLowerCase());
  if (other !== undefined) return `Rename the file ${other} there to ${file}`;
  const near = intended(file, present);
  return near ? `Did you mean ${near}? Otherwise add the picture` : "Add the picture";
}

export const categoryProblems = (sources: YamlFile[], categories: readonly string[]): Problem[] =>
  placedTexts(sources, "category")
    .filter(({ value }) => !categories.includes(value))
    .map(({ yaml, path }) =>
      problemAt(
        yaml,
        path,
        `is not a category: write one of ${categories.join(", ")}, or add it to categories in projects.yaml`,
      ),
    );

/** Reports years after the current one. */
export const yearProblems = (sources: YamlFile[], now: Date): Problem[] =>
  sources.flatMap((yaml) =>
    [...eachField(yaml.schema, yaml.data)]
      .filter(({ role, value }) => role === "year" && Number(value) > now.getFullYear())
      .map(({ path, value }) =>
        problemAt(yaml, path, `is ${String(value)}, which is in the future: write a year that has begun`),
      ),
  );

function repeatedTexts(sources: YamlFile[], role: Role): Problem[] {
  const groups = Map.groupBy(placedTexts(sources, role), ({ value }) => value.trim().toLowerCase());
  return [...groups.values()].flatMap(([first, ...others]) =>
    others.map(({ yaml, path }) =>
      problemAt(
        yaml,
        path,
        `is the same as in ${first && placeOf(first.yaml, first.path)}: each page needs its own`,
      ),
    ),
  );
}
