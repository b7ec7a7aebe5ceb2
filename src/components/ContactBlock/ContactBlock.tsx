import { mailtoHref } from "../../content/contacts.ts";
import type { CallToAction } from "../../content/linkFields.ts";
import { darkPanel } from "../../styles/grounds.css.ts";
import { container, textTarget } from "../../styles/layout.css.ts";
import { HeadActions } from "../HeadActions/HeadActions.tsx";
import { NightPicture } from "../Picture/NightPicture.tsx";
import { Paragraph, Prose } from "../Prose/Prose.tsx";
import { RelatedLinks } from "../RelatedLinks/RelatedLinks.tsx";
import { useSite } from "../Site/Site.tsx";
import * as attribute from "../../styles/attributes.ts";
import * as styles from "./ContactBlock.css.ts";

type ContactBlockProps = CallToAction & {
  /** Ends the block with links to three related pages, in place of the e-mail address. */
  related?: boolean;
  /** The picture in the page's head, which must not appear again. */
  inHead?: string | undefined;
};

/**
 * The end of a page, above the footer: a scene at night in both themes. Its picture is the one given, or the model
 * of the page's card, if that is a cut-out.
 */
export function ContactBlock(props: ContactBlockProps) {
  const { heading, text, button, picture, related = false, inHead } = props;
  const { site, route, offers, pictures } = useSite();
  const { email } = site.facts;
  const own = offers.find(({ href }) => href === route.path);
  const isModel = own && own.image !== inHead && pictures.get(own.image)?.alpha;
  const model = picture ?? (isModel && { file: own.image, nightFile: own.night });
  const contacts = (
    <div className={styles.contacts}>
      <HeadActions primary={{ label: button, href: "/contact" }} />
      {!related && (
        <a href={mailtoHref(email)} className={textTarget}>
          {email}
        </a>
      )}
    </div>
  );
  return (
    <section className={styles.block} {...{ [attribute.closing]: "" }}>
      <div className={darkPanel.dusk}>
        <div className={`${container} ${model ? styles.row : styles.bare}`}>
          <div className={styles.copy}>
            <Prose as="h2" text={heading} />
            <Paragraph text={text} />
            {model && contacts}
          </div>
          {model ? <NightPicture {...model} alt="" slot="closing" className={styles.picture} /> : contacts}
        </div>
      </div>
      {related && (
        <div className={darkPanel.list}>
          <div className={`${container} ${styles.related}`}>
            <RelatedLinks />
          </div>
        </div>
      )}
    </section>
  );
}
