import { officeClock } from "./openingStatus.ts";
import type { SiteFacts } from "./site.ts";

const day = 86_400_000;

/** A fact with an expiry date: its path in site.yaml, the days left (negative when past), and advice. */
export type End = { path: (string | number)[]; days: number; message: string };

export const endsAt = (facts: SiteFacts, now: Date): End[] => [
  ...securityEnd(facts, now),
  ...pastNotices(facts, now),
];

function securityEnd({ security: { expires } }: SiteFacts, now: Date): End[] {
  const days = Math.floor((Date.parse(`${expires}T00:00:00Z`) - now.getTime()) / day);
  const latest = new Date(now.getTime() + 365 * day).toISOString().slice(0, 10);
  const warning =
    days < 0
      ? `is in the past, so security.txt has expired. Write a later date, up to ${latest}`
      : days < 30
        ? `is near: security.txt expires in ${days} days. Write a later date, up to ${latest}`
        : `is more than a year ahead, against the recommendation of RFC 9116. Write a date up to ${latest}`;
  if (days >= 30 && days <= 366) return [];
  return [{ path: ["security", "expires"], days, message: `security.expires (${expires}) ${warning}` }];
}

/** An expired notice is not shown, so it does not block a launch. */
function pastNotices({ notices }: SiteFacts, now: Date): End[] {
  const clock = officeClock(now);
  return notices.flatMap(({ until }, place) => {
    const message = `notices[${place + 1}] is over (${until}): remove it`;
    return until <= clock ? [{ path: ["notices", place], days: 0, message }] : [];
  });
}
