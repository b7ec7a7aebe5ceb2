import { Fragment } from "react";
import { clockTime } from "../../content/contacts.ts";
import { weekdays } from "../../content/weekdays.ts";
import type { OpeningHours } from "../../content/hours.ts";
import * as styles from "./WeekStrip.css.ts";

type WeekStripProps = {
  /** Name for screen readers. Adjacent text must also contain the hours. */
  label: string;
  hours: readonly OpeningHours[];
};

/**
 * The week as seven columns, filled during opening hours. One unit is a day horizontally and a minute
 * vertically.
 */
export function WeekStrip({ label, hours }: WeekStripProps) {
  const open = openIntervals(hours);
  const from = Math.min(...open.map(({ opens }) => opens));
  const to = Math.max(...open.map(({ closes }) => closes));
  if (open.length === 0) return null;
  const fullHours = Array.from({ length: Math.floor((to - from) / 60) }, () => "m-7 60h7").join("");
  return (
    <div className={styles.week} role="img" aria-label={label}>
      <div className={styles.times}>
        <span>{clockTime(time(from))}</span> <span>{clockTime(time(to))}</span>
      </div>
      <svg
        className={styles.drawing}
        viewBox={`-.1 ${from} 7 ${to - from}`}
        preserveAspectRatio="none"
        aria-hidden
      >
        {open.map(({ day, opens, closes }) => (
          <rect key={`${day} ${opens}`} x={day} y={opens} width=".8" height={closes - opens} />
        ))}
        <path className={styles.hours} d={`M-.1 ${from}h7${fullHours}`} />
      </svg>
      <div className={styles.days}>
        {weekdays.map((day) => (
          <Fragment key={day}>
            <span>{day[0]}</span>{" "}
          </Fragment>
        ))}
      </div>
    </div>
  );
}

/** Returns the open intervals in order. `day` is 0 for Monday. `opens` and `closes` are minutes after midnight. */
const openIntervals = (hours: readonly OpeningHours[]) =>
  hours
    .flatMap(({ days, intervals }) =>
      days.flatMap((day) =>
        intervals.map(({ opens, closes }) => {
          return { day: weekdays.indexOf(day), opens: minutes(opens), closes: minutes(closes) };
        }),
      ),
    )
    .sort((a, b) => a.day - b.day);

/** Converts a time to minutes after midnight: 570 for `09:30`. */
const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Formats minutes after midnight: `09:30` for 570. */
const time = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");
