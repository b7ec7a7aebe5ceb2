import type { MarketingPage } from "../../content/pages.ts";
import { container } from "../../styles/layout.css.ts";
import { lead } from "../../styles/text.css.ts";
import { ContactBlock } from "../ContactBlock/ContactBlock.tsx";
import { Prose } from "../Prose/Prose.tsx";
import { RelatedPages } from "../RelatedPages/RelatedPages.tsx";
import { plain, section } from "../Section/Section.css.ts";
import { useSite } from "../Site/Site.tsx";
import { Steps } from "../Steps/Steps.tsx";
import * as styles from "./OfferEnd.css.ts";

type OfferEndProps = Pick<MarketingPage, "process" | "sources" | "contact">;

/** The end of a page about an offer: how the work runs, where the figures come from, and how to ask. */
export function OfferEnd({ process = "project", sources, contact }: OfferEndProps) {
  const { offer } = useSite().site;
  const { heading, intro, steps } = offer[process];
  return (
    <>
      <section className={`${section} ${plain}`}>
        <div className={`${container} ${styles.columns}`}>
          <div className={styles.head}>
            <h2>{heading}</h2>
            <p className={lead}>
              <Prose text={intro} />
            </p>
          </div>
          <div className={styles.steps}>
            <Steps steps={steps} stacked />
          </div>
          <div className={styles.sources}>
            <h2 className={styles.sourcesHeading}>{offer.sources}</h2>
            <ul className={styles.list}>
              {sources.map((source) => (
                <li key={source}>
                  <Prose text={source} />
                </li>
              ))}
            </ul>
          </div>
        </div>
      </section>
      <RelatedPages />
      <ContactBlock {...contact} />
    </>
  );
}
