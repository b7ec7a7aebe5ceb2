import type { Site } from "../../content/schema.ts";
import type { Logo } from "./logo.ts";
import type { Mark, YamlFile } from "./yaml.ts";

/** All content, with the files it came from (for positions) and the values to settle before launch. */
export type Content = { site: Site; logo: Logo; sources: YamlFile[]; marks: Mark[] };
