import { container } from "../../styles/layout.css.ts";
import * as styles from "./Testimonial.css.ts";

/** Renders nothing until content has a testimonial; none are invented. */
export function Testimonial({
  heading,
  text,
  attribution,
}: {
  heading: string;
  text: string;
  attribution: string;
}) {
  if (text === "") return null;
  return (
    <section className={styles.band} aria-label={heading}>
      <figure className={`${container} ${styles.figure}`}>
        <blockquote className={styles.text}>{text}</blockquote>
        <figcaption className={styles.attribution}>{attribution}</figcaption>
      </figure>
    </section>
  );
}
