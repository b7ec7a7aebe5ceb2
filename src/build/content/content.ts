import { listRoutes } from "../../content/listRoutes.ts";
import type { Route } from "../../content/routes.ts";
import type { Site } from "../../content/schema.ts";
import type { FactTexts } from "./factTokens.ts";
import type { Logos } from "./logos.ts";
import type { Unpublished } from "./unpublished.ts";
import type { Mark, YamlFile } from "./yaml.ts";

/** A page and the file that contains its content. */
export type SourcedRoute = Route & { yaml: YamlFile };

/**
 * Validated content. `sources` provides the positions for error messages. In a draft build, `site` and `routes`
 * include unpublished pages.
 */
export type Content = Logos & {
  site: Site;
  routes: SourcedRoute[];
  facts: FactTexts;
  sources: YamlFile[];
  marks: Mark[];
  unpublished: Unpublished[];
};

export function sourcedRoutes(site: Site, sources: readonly YamlFile[]): SourcedRoute[] {
  const byName = new Map(sources.map((yaml) => [yaml.name, yaml]));
  return listRoutes(site).map((route) => ({ ...route, yaml: byName.get(route.file) as YamlFile }));
}
