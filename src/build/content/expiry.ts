import { officeClock } from "../../content/openingStatus.ts";
import { files } from "../../content/schema.ts";
import { buildTime } from "../lib/clock.ts";
import type { Problem } from "../lib/problems.ts";
import type { Content } from "./content.ts";
import { problemAt } from "./yaml.ts";

/** `days` is the number of days left. It is negative after the expiry date. */
export type Expiry = Problem & { days: number };

const day = 86_400_000;

/**
 * Lists facts that have expired or will expire soon. An expired notice has `days: 0`, not a negative number:
 * it must not block a launch, because pages already hide it.
 */
export function expiries({ site, sources }: Content, now = buildTime()): Expiry[] {
  const yaml = sources.find(({ name }) => name === files.facts.path);
  if (!yaml) return [];
  const { security, notices } = site.facts;
  const days = Math.floor((Date.parse(security.expires) - now.getTime()) / day);
  const latest = new Date(now.getTime() + 365 * day).toISOString().slice(0, 10);
  const problem = securityProblem(days);
  const ended = `(${security.expires}) ${problem}. Write a date up to ${latest}`;
  return [
    ...(problem ? [{ days, ...problemAt(yaml, ["security", "expires"], ended) }] : []),
    ...notices.flatMap(({ until }, index) =>
      until <= officeClock(now)
        ? [{ days: 0, ...problemAt(yaml, ["notices", index], `is over (${until}): remove it`) }]
        : [],
    ),
  ];
}

function securityProblem(days: number): string | undefined {
  if (days < 0) return "is in the past, so security.txt has expired";
  if (days < 30) return `is close: security.txt expires in ${days} days`;
  return days > 366 ? "is more than a year ahead, but RFC 9116 recommends less" : undefined;
}
