import type { SectionOf } from "../../content/sections.ts";
import { stack } from "../../styles/layout.css.ts";
import { muted } from "../../styles/text.css.ts";
import * as styles from "./Testimonial.css.ts";

export const Testimonial = ({
  text,
  attribution,
}: Pick<SectionOf<"testimonial">, "text" | "attribution">) => (
  <figure className={stack.md}>
    <blockquote className={styles.text}>{text}</blockquote>
    <figcaption className={muted}>{attribution}</figcaption>
  </figure>
);
