import { files } from "../../content/schema.ts";
import { type End, endsAt } from "../../content/ends.ts";
import { buildTime } from "../lib/clock.ts";
import type { Content } from "./content.ts";
import type { Problem } from "../lib/problems.ts";

export type Expiry = Problem & Pick<End, "days">;

/** Lists the facts that expire soon, by the build's clock. The output in dist does not depend on it. */
export function expiries({ site, sources }: Content, now = buildTime()): Expiry[] {
  const yaml = sources.find(({ file }) => file.endsWith(`/${files.facts.path}`));
  return endsAt(site.facts, now).map(({ path, ...end }) => {
    const place = yaml?.locate(path) ?? { line: 1, column: 1 };
    return { file: yaml?.file ?? "site.yaml", ...place, ...end };
  });
}
