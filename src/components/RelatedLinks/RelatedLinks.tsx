import { relatedTo } from "../../content/related.ts";
import { PictureCard } from "../PictureCard/PictureCard.tsx";
import { useSite } from "../Site/Site.tsx";
import { block, classes, heading, row } from "./RelatedLinks.css.ts";

/** Links to three related pages. */
export function RelatedLinks() {
  const { site, route, offers } = useSite();
  return (
    <nav aria-labelledby="related" className={block}>
      <h2 id="related" className={heading}>
        {site.offer.related}
      </h2>
      <ul className={row}>
        {relatedTo(route, offers).map(({ href, title, image, nightImage }) => (
          <PictureCard
            key={href}
            card={{ href, title, image, nightImage }}
            slot="sign"
            isNight
            classes={classes}
          />
        ))}
      </ul>
    </nav>
  );
}
