import type { Site } from "../../content/schema.ts";
import type { FactTexts } from "./factTokens.ts";
import type { Logos } from "./logos.ts";
import type { Unpublished } from "./unpublished.ts";
import type { Mark, YamlFile } from "./yaml.ts";

/**
 * Validated content. `sources` provides the positions for error messages. In a draft build, `site` includes
 * unpublished pages.
 */
export type Content = Logos & {
  site: Site;
  facts: FactTexts;
  sources: YamlFile[];
  marks: Mark[];
  unpublished: Unpublished[];
};
