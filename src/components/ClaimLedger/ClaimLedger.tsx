import { TitledText } from "../Prose/TitledText.tsx";
import * as styles from "./ClaimLedger.css.ts";

export function ClaimLedger({ claims }: { claims: { value: string; label: string; text: string }[] }) {
  return (
    <ul className={styles.list}>
      {claims.map(({ value, label, text }) => (
        <li key={label} className={styles.claim}>
          <p className={styles.value}>{value}</p>
          <TitledText title={label} text={text} />
        </li>
      ))}
    </ul>
  );
}
