import type { Site } from "../../content/schema.ts";
import type { BrandMark } from "./logo.ts";
import type { Mark, YamlFile } from "./yaml.ts";

/** All content, with the files it came from (for positions) and the values to settle before launch. */
export type Content = { site: Site; brand: BrandMark; sources: YamlFile[]; marks: Mark[] };
