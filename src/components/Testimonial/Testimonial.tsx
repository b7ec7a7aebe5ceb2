import type { SectionOf } from "../../content/sections.ts";
import * as styles from "./Testimonial.css.ts";

export const Testimonial = ({
  text,
  attribution,
}: Pick<SectionOf<"testimonial">, "text" | "attribution">) => (
  <figure className={styles.figure}>
    <blockquote className={styles.text}>{text}</blockquote>
    <figcaption className={styles.attribution}>{attribution}</figcaption>
  </figure>
);
