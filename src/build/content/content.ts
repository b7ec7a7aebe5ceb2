import type { Site } from "../../content/schema.ts";
import type { FactTexts } from "./factTokens.ts";
import type { Logos } from "./logos.ts";
import type { Unpublished } from "./unpublished.ts";
import type { Mark, YamlFile } from "./yaml.ts";

/**
 * The validated content, its source files (for positions) and its `!placeholder` and `!confirm` marks. A
 * draft includes the unpublished pages.
 */
export type Content = Logos & {
  site: Site;
  facts: FactTexts;
  sources: YamlFile[];
  marks: Mark[];
  unpublished: Unpublished[];
};
