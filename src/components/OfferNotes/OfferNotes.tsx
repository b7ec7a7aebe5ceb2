import type { Trust } from "../../content/trust.ts";
import { branchLines, brandLine, isShownOn } from "../../content/trustLines.ts";
import { container } from "../../styles/layout.css.ts";
import { Picture } from "../Picture/Picture.tsx";
import { Paragraph } from "../Prose/Prose.tsx";
import { useSite } from "../Site/Site.tsx";
import * as styles from "./OfferNotes.css.ts";

export function OfferNotes() {
  const { site, route } = useSite();
  const { trust } = site;
  const hasBrands = isShownOn(trust.brands, route.path);
  return (
    <>
      <Notes notes={[branchLines(trust).join("; "), hasBrands ? brandLine(trust) : ""]} />
      {hasBrands && <Logos logos={trust.brands.logos} />}
    </>
  );
}

function Logos({ logos }: { logos: Trust["brands"]["logos"] }) {
  return (
    logos.length > 0 && (
      <ul className={`${container} ${styles.logos}`}>
        {logos.map(({ name, file }) => (
          <li key={name}>
            <Picture className={styles.logo} slot="unit" file={file} alt={name} />
          </li>
        ))}
      </ul>
    )
  );
}

export function Notes({ notes }: { notes: string[] }) {
  const present = notes.filter((text) => text !== "");
  if (present.length === 0) return null;
  return (
    <div className={`${container} ${styles.notes}`}>
      {present.map((text) => (
        <Paragraph key={text} className={styles.note} text={text} />
      ))}
    </div>
  );
}
