import { branchLines, brandLine, isShownOn } from "../../content/trustLines.ts";
import { container } from "../../styles/layout.css.ts";
import { Paragraph } from "../Prose/Prose.tsx";
import { useSite } from "../Site/Site.tsx";
import * as styles from "./OfferNotes.css.ts";

export function OfferNotes() {
  const { site, route } = useSite();
  const { trust } = site;
  return (
    <Notes
      notes={[branchLines(trust).join("; "), isShownOn(trust.brands, route.path) ? brandLine(trust) : ""]}
    />
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
