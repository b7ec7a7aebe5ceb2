import type { SectionOf } from "../../content/sections.ts";
import { Icon } from "../Icon/Icon.tsx";
import { Prose } from "../Prose/Prose.tsx";
import { Sheet } from "../Sheet/Sheet.tsx";
import * as styles from "./VisitReport.css.ts";

/** The report of a maintenance visit as a sheet of paper. */
export const VisitReport = ({ id, report }: { id?: string; report: SectionOf<"report"> }) => (
  <Sheet {...report} {...(id && { id })}>
    <table className={styles.readings}>
      <thead>
        <tr>
          {report.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {report.readings.map(([reading = "", value, healthy]) => (
          <tr key={reading}>
            <th scope="row">
              <Prose text={reading} />
            </th>
            <td colSpan={healthy ? 1 : 2}>{value && <Prose text={value} />}</td>
            {healthy && (
              <td>
                <Prose text={healthy} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
    <ul className={styles.checks}>
      {report.checks.map((check) => (
        <li key={check}>
          <Icon name="check" size={20} />
          <Prose as="span" text={check} />
        </li>
      ))}
    </ul>
  </Sheet>
);
