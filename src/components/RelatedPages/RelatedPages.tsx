import { relatedTo } from "../../content/related.ts";
import { tabletStrip, threes } from "../../styles/layout.css.ts";
import { PictureCard } from "../PictureCard/PictureCard.tsx";
import { Section } from "../Section/Section.tsx";
import { useSite } from "../Site/Site.tsx";
import { classes } from "./RelatedPages.css.ts";

export function RelatedPages() {
  const { site, route, offers } = useSite();
  return (
    <Section heading={site.offer.related} quiet plain>
      <nav aria-label={site.offer.related}>
        <ul className={`${threes} ${tabletStrip}`}>
          {relatedTo(route, offers).map((card) => (
            <PictureCard key={card.href} card={card} slot="related" classes={classes} />
          ))}
        </ul>
      </nav>
    </Section>
  );
}
