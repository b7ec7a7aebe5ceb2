import { relatedTo } from "../../content/related.ts";
import { PictureCard } from "../PictureCard/PictureCard.tsx";
import { useSite } from "../Site/Site.tsx";
import { classes, row } from "./RelatedLinks.css.ts";

/** Links to three related pages, for a dark ground: with the pictures at night. */
export function RelatedLinks() {
  const { site, route, offers } = useSite();
  return (
    <nav aria-label={site.offer.related}>
      <ul className={row}>
        {relatedTo(route, offers).map(({ night, ...card }) => (
          <PictureCard
            key={card.href}
            card={{ ...card, image: night, nightImage: undefined }}
            slot="sign"
            classes={classes}
          />
        ))}
      </ul>
    </nav>
  );
}
