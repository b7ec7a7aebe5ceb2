import type { Trust } from "../../content/trust.ts";
import { muted } from "../../styles/text.css.ts";
import { Picture } from "../Picture/Picture.tsx";
import { Section } from "../Section/Section.tsx";
import { useSite } from "../Site/Site.tsx";
import * as styles from "./Photographs.css.ts";

export function Photographs({ trust: { photographs, references } }: { trust: Trust }) {
  const { draft } = useSite();
  const people = photographs.items.map(({ name, role, ...photograph }) => {
    return { ...photograph, title: [name, role].filter(Boolean).join(", ") };
  });
  const works = references.items.flatMap(({ photograph, client, place, year }) =>
    photograph ? [{ ...photograph, title: client, caption: `${place}, ${year}` }] : [],
  );
  const all = [...people, ...works];
  if (all.length === 0) return draft ? <Missing heading={photographs.heading} /> : null;
  return (
    <Section heading={photographs.heading}>
      {/* Focusable, because the list scrolls on phones. */}
      <ul className={styles.list} aria-label={photographs.heading} tabIndex={0}>
        {all.map(({ file, alt, focus, title, caption }) => (
          <li key={file}>
            <Picture file={file} alt={alt} focus={focus} slot="card" className={styles.picture} />
            {title && <strong>{title}</strong>}
            <p className={muted}>{caption}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The place of the photographs in a draft. */
const Missing = ({ heading }: { heading: string }) => (
  <Section heading={heading}>
    <p className={styles.missing}>
      Three photographs belong here: your technicians at work, the workshop, and a job that you finished. They
      are added in content/trust.yaml. Visitors do not see this frame.
    </p>
  </Section>
);
