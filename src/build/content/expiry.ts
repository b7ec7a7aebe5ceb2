import { files } from "../../content/schema.ts";
import { type End, endsAt } from "../../content/ends.ts";
import { buildTime } from "../lib/clock.ts";
import type { Content } from "./content.ts";
import type { Problem } from "../lib/problems.ts";

/** A fact of content that runs out: how many days are left (negative: it is past), and what to write. */
export type Expiry = Problem & Pick<End, "days">;

/** What in content runs out, judged by the build's clock. It changes no byte of dist. */
export function expiries({ site, sources }: Content, now = buildTime()): Expiry[] {
  const yaml = sources.find(({ file }) => file.endsWith(`/${files.facts.path}`));
  return endsAt(site.facts, now).map(({ path, ...end }) => {
    const place = yaml?.locate(path) ?? { line: 1, column: 1 };
    return { file: yaml?.file ?? "site.yaml", ...place, ...end };
  });
}
