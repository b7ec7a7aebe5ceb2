import type { ReactNode } from "react";
import type { CallToAction } from "../../content/primitives.ts";
import { categoryOf } from "../../content/routes.ts";
import { shadesOf } from "../../styles/shades.ts";
import { tinted } from "../../styles/tint.css.ts";
import { ContactButtons } from "../ContactButtons/ContactButtons.tsx";
import { Prose } from "../Prose/Prose.tsx";
import { useSite } from "../Site/Site.tsx";
import * as styles from "./ContactBlock.css.ts";

export function ContactBlock({ heading, text, button, children }: CallToAction & { children?: ReactNode }) {
  const { route } = useSite();
  return (
    <section className={`${tinted[shadesOf(categoryOf(route))]} ${styles.block}`}>
      <div className={styles.text}>
        <h2 className={styles.heading}>{heading}</h2>
        <p>
          <Prose text={text} />
        </p>
        {children}
      </div>
      <ContactButtons quote={button} />
    </section>
  );
}
