import { buildTime } from "../lib/clock.ts";
import type { Content } from "./content.ts";
import type { Problem } from "../lib/problems.ts";

const day = 86_400_000;

/** A fact of content that runs out: how many days are left (negative: it is past), and what to write. */
export type Expiry = Problem & { days: number };

/** What in content runs out, judged by the build's clock. It changes no byte of dist. */
export function expiries({ site, sources }: Content, now = buildTime()): Expiry[] {
  const { expires } = site.site.security;
  const days = Math.floor((Date.parse(`${expires}T00:00:00Z`) - now.getTime()) / day);
  const yaml = sources.find(({ file }) => file.endsWith("site.yaml"));
  const latest = new Date(now.getTime() + 365 * day).toISOString().slice(0, 10);
  const warning =
    days < 0
      ? `is past, so security.txt has expired. Write a later day, at the latest ${latest}`
      : days < 30
        ? `is near: security.txt runs out in ${days} days. Write a later day, at the latest ${latest}`
        : `is more than a year ahead, against the advice of RFC 9116. Write at the latest ${latest}`;
  if (days >= 30 && days <= 366) return [];
  const { line, column } = yaml?.locate(["security", "expires"]) ?? { line: 1, column: 1 };
  const message = `security.expires (${expires}) ${warning}`;
  return [{ file: yaml?.file ?? "site.yaml", line, column, message, days }];
}
