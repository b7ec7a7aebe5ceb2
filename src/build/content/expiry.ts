import { officeClock } from "../../content/openingStatus.ts";
import { placesOfPast } from "../../content/notices.ts";
import { buildTime } from "../lib/clock.ts";
import type { Content } from "./content.ts";
import type { Problem } from "../lib/problems.ts";
import type { Path } from "./yamlErrors.ts";

const day = 86_400_000;

/** A fact of content that runs out: how many days are left (negative: it is past), and what to write. */
export type Expiry = Problem & { days: number };

/** What in content runs out, judged by the build's clock. It changes no byte of dist. A past notice shows nowhere. */
export function expiries({ site, sources }: Content, now = buildTime()): Expiry[] {
  const { security, notices } = site.site;
  const yaml = sources.find(({ file }) => file.endsWith("site.yaml"));
  const expiry = (path: Path, days: number, message: string): Expiry => {
    return {
      file: yaml?.file ?? "site.yaml",
      ...(yaml?.locate(path) ?? { line: 1, column: 1 }),
      message,
      days,
    };
  };
  const days = Math.floor((Date.parse(`${security.expires}T00:00:00Z`) - now.getTime()) / day);
  const latest = new Date(now.getTime() + 365 * day).toISOString().slice(0, 10);
  const warning =
    days < 0
      ? `is past, so security.txt has expired. Write a later day, at the latest ${latest}`
      : days < 30
        ? `is near: security.txt runs out in ${days} days. Write a later day, at the latest ${latest}`
        : `is more than a year ahead, against the advice of RFC 9116. Write at the latest ${latest}`;
  const past = placesOfPast(notices, officeClock(now)).map((place) =>
    expiry(["notices", place], 0, `notices[${place + 1}] is over (${notices[place]?.until}): remove it`),
  );
  if (days >= 30 && days <= 366) return past;
  return [
    expiry(["security", "expires"], days, `security.expires (${security.expires}) ${warning}`),
    ...past,
  ];
}
