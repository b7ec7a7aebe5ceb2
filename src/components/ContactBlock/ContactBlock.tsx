import { mailtoHref } from "../../content/contacts.ts";
import type { CallToAction } from "../../content/linkFields.ts";
import type { OfferCard } from "../../content/related.ts";
import type { Look } from "../../content/sections.ts";
import { darkPanel } from "../../styles/grounds.css.ts";
import { container, textTarget } from "../../styles/layout.css.ts";
import { HeadActions } from "../HeadActions/HeadActions.tsx";
import { Picture } from "../Picture/Picture.tsx";
import { Paragraph, Prose } from "../Prose/Prose.tsx";
import { RelatedLinks } from "../RelatedLinks/RelatedLinks.tsx";
import { groundOf, isDusk } from "../Site/groundOf.ts";
import { useSite } from "../Site/Site.tsx";
import * as attribute from "../../styles/attributes.ts";
import * as styles from "./ContactBlock.css.ts";

type ContactBlockProps = CallToAction & {
  /** Gives the block the ground of the page's cards. Otherwise it is dark. */
  look?: Look | undefined;
  /** Ends the block with links to three related pages. */
  related?: boolean;
  /** The picture in the page's head, which must not appear again. */
  inHead?: string | undefined;
};

/** The end of a page, above the footer. Its picture is the one given, or the model of the page's card. */
export function ContactBlock(props: ContactBlockProps) {
  const { heading, text, button, picture, look, related = false, inHead } = props;
  const { site, route, offers } = useSite();
  const { email } = site.facts;
  const ground = look?.layout ? groundOf(look) : darkPanel.closing;
  const own = offers.find(({ href }) => href === route.path);
  const model = picture ?? (own && own.image !== inHead && modelOf(own, isDusk(look?.layout)));
  const actions = <HeadActions primary={{ label: button, href: "/contact" }} />;
  return (
    <section className={styles.block} {...{ [attribute.closing]: "" }}>
      <div className={ground}>
        <div className={`${container} ${model ? styles.row : styles.bare}`}>
          <div className={styles.copy}>
            <Prose as="h2" text={heading} />
            <Paragraph text={text} />
            {model && actions}
          </div>
          {!model && (
            <div className={styles.contacts}>
              {actions}
              <a href={mailtoHref(email)} className={textTarget}>
                {email}
              </a>
            </div>
          )}
          {model && <Picture {...model} alt="" slot="closing" className={styles.picture} />}
        </div>
      </div>
      {related && (
        <div className={`${container} ${styles.related}`}>
          <RelatedLinks />
        </div>
      )}
    </section>
  );
}

const modelOf = ({ image, nightImage, night }: OfferCard, isNight: boolean) =>
  isNight ? { file: night } : { file: image, nightFile: nightImage };
