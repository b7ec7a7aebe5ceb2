import { mailtoHref } from "../../content/contacts.ts";
import type { CallToAction } from "../../content/linkFields.ts";
import { categoryOf } from "../../content/routes.ts";
import type { OfferCard } from "../../content/related.ts";
import type { Layout } from "../../content/sections.ts";
import { darkPanel, grounded, skies } from "../../styles/grounds.css.ts";
import { container, textTarget } from "../../styles/layout.css.ts";
import { shadesOf } from "../../styles/shades.ts";
import { HeadActions } from "../HeadActions/HeadActions.tsx";
import { Picture } from "../Picture/Picture.tsx";
import { Paragraph } from "../Prose/Prose.tsx";
import { RelatedLinks } from "../RelatedLinks/RelatedLinks.tsx";
import { useSite } from "../Site/Site.tsx";
import * as styles from "./ContactBlock.css.ts";

type ContactBlockProps = CallToAction & {
  /** The page's kind, which determines the ground. */
  layout?: Layout | undefined;
  /** The sky above the vehicles in the page's head. */
  sky?: keyof typeof skies | undefined;
  /** Ends the block with links to three related pages instead of the e-mail address. */
  related?: boolean;
  /** The picture in the page's head, which must not appear again. */
  inHead?: string | undefined;
};

/** The end of a page, above the footer. A cold or a transport page begins with the call, for a breakdown. */
export function ContactBlock(props: ContactBlockProps) {
  const { heading, text, button, layout, sky, related = false, inHead } = props;
  const { site, route, offers } = useSite();
  const { email } = site.facts;
  const ground = sky ? skies[sky] : groundOf(layout, shadesOf(categoryOf(route)));
  const own = offers.find(({ href }) => href === route.path);
  const isUrgent = layout === "vehicles" || layout === "cold";
  const actions = <HeadActions primary={{ label: button, href: "/contact" }} isUrgent={isUrgent} />;
  return (
    <section className={styles.block}>
      <div className={ground}>
        <div className={`${container} ${related ? styles.row : styles.own}`}>
          <div className={styles.copy}>
            <h2>{heading}</h2>
            <Paragraph text={text} />
            {related && actions}
          </div>
          {!related && (
            <div className={styles.contacts}>
              {actions}
              <a href={mailtoHref(email)} className={textTarget}>
                {email}
              </a>
            </div>
          )}
          {own && own.image !== inHead && <Model {...own} isNight={layout === "cold"} />}
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

const Model = ({ image, nightImage, night, isNight }: OfferCard & { isNight: boolean }) => (
  <Picture
    file={isNight ? night : image}
    nightFile={isNight ? undefined : nightImage}
    alt=""
    slot="closing"
    className={styles.picture}
  />
);

function groundOf(layout: Layout | undefined, shades: keyof typeof grounded): string {
  if (layout === "vehicles") return skies.mixed;
  if (layout === "cold") return darkPanel.dusk;
  return layout ? grounded[shades] : darkPanel.closing;
}
