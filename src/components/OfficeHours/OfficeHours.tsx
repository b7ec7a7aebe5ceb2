import { clockTime, dayRange } from "../../content/contacts.ts";
import type { OpeningHours } from "../../content/site.ts";
import * as styles from "./OfficeHours.css.ts";

/** Opening hours as a table of days. */
export function OfficeHours({ hours, closed }: { hours: OpeningHours[]; closed: string }) {
  return (
    <dl className={styles.table}>
      {hours.map(({ days, opens, closes }) => (
        <div key={days[0]} className={styles.row}>
          <dt className={styles.days}>{dayRange(days)}</dt>
          <dd>{opens && closes ? `${clockTime(opens)} to ${clockTime(closes)}` : closed}</dd>
        </div>
      ))}
    </dl>
  );
}
