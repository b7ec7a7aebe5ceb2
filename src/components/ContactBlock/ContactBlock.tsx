import { mailtoHref } from "../../content/contacts.ts";
import type { CallToAction } from "../../content/linkFields.ts";
import { darkPanel } from "../../styles/grounds.css.ts";
import { container } from "../../styles/layout.css.ts";
import { HeadActions } from "../HeadActions/HeadActions.tsx";
import { Paragraph } from "../Prose/Prose.tsx";
import { RelatedLinks } from "../RelatedLinks/RelatedLinks.tsx";
import { useSite } from "../Site/Site.tsx";
import * as styles from "./ContactBlock.css.ts";

type ContactBlockProps = CallToAction & {
  /** Ends the block with links to three related pages instead of the e-mail address. */
  related?: boolean;
};

/** The end of a page, above the footer. */
export function ContactBlock({ heading, text, button, related = false }: ContactBlockProps) {
  const { email } = useSite().site.facts;
  return (
    <section className={`${darkPanel.closing} ${styles.block}`}>
      <div className={`${container} ${styles.row}`}>
        <div className={styles.copy}>
          <h2>{heading}</h2>
          <Paragraph text={text} />
        </div>
        <div className={styles.contacts}>
          <HeadActions primary={{ label: button, href: "/contact" }} />
          {!related && (
            <a href={mailtoHref(email)} className={styles.email}>
              {email}
            </a>
          )}
        </div>
        {related && <RelatedLinks />}
      </div>
    </section>
  );
}
