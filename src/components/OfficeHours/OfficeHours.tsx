import { clockTime, dayRange } from "../../content/contacts.ts";
import { dayAndMonth, type OpeningTimes } from "../../content/openingStatus.ts";
import * as styles from "./OfficeHours.css.ts";

export function OfficeHours({ hours, exceptions, closed }: OpeningTimes & { closed: string }) {
  const times = ({ opens, closes }: { opens?: string | undefined; closes?: string | undefined }) =>
    opens && closes ? `${clockTime(opens)} to ${clockTime(closes)}` : closed;
  return (
    <dl className={styles.table}>
      {hours.map((entry) => (
        <div key={entry.days[0]} className={styles.row}>
          <dt className={styles.days}>{dayRange(entry.days)}</dt>
          <dd>{times(entry)}</dd>
        </div>
      ))}
      {exceptions.map((entry) => (
        <div key={entry.from} className={styles.row} data-until={entry.to}>
          <dt className={styles.days}>
            {[...new Set([entry.from, entry.to])].map(dayAndMonth).join(" to ")}, {entry.reason}
          </dt>
          <dd>{times(entry)}</dd>
        </div>
      ))}
    </dl>
  );
}
