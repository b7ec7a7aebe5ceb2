import { dayRange, timeRanges } from "../../content/contacts.ts";
import type { Interval } from "../../content/hours.ts";
import { dayAndMonth, type OpeningTimes } from "../../content/openingStatus.ts";
import * as attribute from "../../styles/attributes.ts";
import * as styles from "./OfficeHours.css.ts";

export function OfficeHours({ hours, exceptions, closed }: OpeningTimes & { closed: string }) {
  const times = (intervals: readonly Interval[]) => timeRanges(intervals) || closed;
  return (
    <dl className={styles.table}>
      {hours.map(({ days, intervals }) => (
        <div key={days[0]} className={styles.row}>
          <dt className={styles.days}>{dayRange(days)}</dt>
          <dd>{times(intervals)}</dd>
        </div>
      ))}
      {exceptions.map(({ from, to, reason, intervals, hours }) => (
        <div key={from} className={styles.row} {...{ [attribute.until]: to }}>
          <dt className={styles.days}>
            {[...new Set([from, to])].map(dayAndMonth).join(" to ")}, {reason}
          </dt>
          {hours ? (
            hours.map(({ days, intervals }) => (
              <dd key={days[0]} className={styles.weekdays}>
                {dayRange(days)}: {times(intervals)}
              </dd>
            ))
          ) : (
            <dd>{times(intervals)}</dd>
          )}
        </div>
      ))}
    </dl>
  );
}
