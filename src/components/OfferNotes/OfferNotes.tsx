import { branchLines, brandLine, isShownOn } from "../../content/trust.ts";
import { container } from "../../styles/layout.css.ts";
import { Prose } from "../Prose/Prose.tsx";
import { useSite } from "../Site/Site.tsx";
import * as styles from "./OfferNotes.css.ts";

/** Notes below a page's head: branches, brands, and the link to the related page. */
export function OfferNotes({ sister }: { sister: { text: string } }) {
  const { site, route } = useSite();
  const { trust } = site;
  return (
    <Notes
      notes={[
        [branchLines(trust).join("; "), trust.response].filter(Boolean).join(". "),
        isShownOn(trust.brands, route.path) ? brandLine(trust) : "",
        sister.text,
      ]}
    />
  );
}

export const Notes = ({ notes }: { notes: string[] }) => (
  <div className={`${container} ${styles.notes}`}>
    {notes
      .filter((text) => text !== "")
      .map((text) => (
        <p key={text} className={styles.note}>
          <Prose text={text} />
        </p>
      ))}
  </div>
);
