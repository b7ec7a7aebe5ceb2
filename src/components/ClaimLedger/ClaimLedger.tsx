import { muted } from "../../styles/text.css.ts";
import { Prose } from "../Prose/Prose.tsx";
import * as styles from "./ClaimLedger.css.ts";

export function ClaimLedger({ claims }: { claims: { value: string; label: string; text: string }[] }) {
  return (
    <ul className={styles.list}>
      {claims.map(({ value, label, text }) => (
        <li key={label} className={styles.claim}>
          <p className={styles.value}>{value}</p>
          <div>
            <h3>{label}</h3>
            <p className={muted}>
              <Prose text={text} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
