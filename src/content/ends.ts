import { officeClock } from "./openingStatus.ts";
import type { SiteFacts } from "./site.ts";

const day = 86_400_000;

/** A fact that runs out: its place in site.yaml, how many days are left (negative: it is past), and what to write. */
export type End = { path: (string | number)[]; days: number; message: string };

/** What runs out or has run out at an instant. */
export const endsAt = (facts: SiteFacts, now: Date): End[] => [
  ...securityEnd(facts, now),
  ...pastNotices(facts, now),
];

function securityEnd({ security: { expires } }: SiteFacts, now: Date): End[] {
  const days = Math.floor((Date.parse(`${expires}T00:00:00Z`) - now.getTime()) / day);
  const latest = new Date(now.getTime() + 365 * day).toISOString().slice(0, 10);
  const warning =
    days < 0
      ? `is past, so security.txt has expired. Write a later day, at the latest ${latest}`
      : days < 30
        ? `is near: security.txt runs out in ${days} days. Write a later day, at the latest ${latest}`
        : `is more than a year ahead, against the advice of RFC 9116. Write at the latest ${latest}`;
  if (days >= 30 && days <= 366) return [];
  return [{ path: ["security", "expires"], days, message: `security.expires (${expires}) ${warning}` }];
}

/** A notice that is over shows nowhere, so it refuses no launch. */
function pastNotices({ notices }: SiteFacts, now: Date): End[] {
  const clock = officeClock(now);
  return notices.flatMap(({ until }, place) => {
    const message = `notices[${place + 1}] is over (${until}): remove it`;
    return until <= clock ? [{ path: ["notices", place], days: 0, message }] : [];
  });
}
