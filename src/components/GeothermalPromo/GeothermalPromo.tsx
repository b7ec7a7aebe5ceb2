import type { HomePage } from "../../content/homePage.ts";
import { buttonRow, stack } from "../../styles/layout.css.ts";
import { copy } from "../../styles/stage.css.ts";
import { eyebrow } from "../../styles/text.css.ts";
import { grounded } from "../../styles/grounds.css.ts";
import { ButtonLink } from "../ButtonLink/ButtonLink.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { Paragraphs } from "../Prose/Prose.tsx";
import { Scene } from "../Stage/Stage.tsx";
import * as styles from "./GeothermalPromo.css.ts";

export function GeothermalPromo({ promo }: { promo: NonNullable<HomePage["geothermal"]> }) {
  return (
    <section className={`${grounded.Education} ${styles.panel}`}>
      <div className={copy}>
        <div>
          <p className={eyebrow}>{promo.eyebrow}</p>
          <h2>{promo.heading}</h2>
        </div>
        <div className={stack.md}>
          <Paragraphs texts={promo.paragraphs} />
          <ul className={stack.xs}>
            {promo.points.map((point) => (
              <li key={point} className={styles.point}>
                <Icon name="badge-check" size={20} />
                {point}
              </li>
            ))}
          </ul>
        </div>
        <div className={buttonRow}>
          <ButtonLink href={promo.primary.href}>{promo.primary.label}</ButtonLink>
          <ButtonLink href={promo.secondary.href} variant="outline">
            {promo.secondary.label}
          </ButtonLink>
        </div>
      </div>
      <Scene {...promo.picture} />
    </section>
  );
}
