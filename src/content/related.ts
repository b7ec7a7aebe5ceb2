import type { Category } from "./primitives.ts";
import type { Route } from "./routes.ts";
import type { Site } from "./schema.ts";

/** A page about an offer, as a card shows it. */
export type OfferCard = {
  href: string;
  title: string;
  description: string;
  image: string;
  category: Category;
};

/** The pages of services and solutions in the order of the route table, in the words of their cards on the home page. */
export function offerCards({ home, services, solutions }: Site): OfferCard[] {
  const cards = new Map([...home.services.cards, ...home.sectors.cards].map((card) => [card.href, card]));
  const folders = Object.entries({ services, solutions });
  return folders.flatMap(([folder, pages]) =>
    [...pages].map(([slug, { hero, description, category }]) => {
      const href = `/${folder}/${slug}`;
      const {
        title,
        description: line,
        image,
      } = cards.get(href) ?? {
        title: hero.heading,
        description,
        image: hero.picture.file,
      };
      return { href, title, description: line, image, category };
    }),
  );
}

/**
 * Three pages to go on to: the one that the page names as its sister, then those of its category, then its neighbours
 * in the route table, the nearest first.
 */
export function relatedTo({ path, page }: Route, cards: readonly OfferCard[]): OfferCard[] {
  const sister = "sister" in page ? page.sister.href : undefined;
  const category = "category" in page ? page.category : undefined;
  const place = cards.findIndex(({ href }) => href === path);
  const distance = ({ href, category: other }: OfferCard, index: number) =>
    Math.abs(index - place) + (href === sister ? -2000 : other === category ? -1000 : 0);
  return cards
    .map((card, index) => ({ card, far: distance(card, index) }))
    .filter(({ card }) => card.href !== path)
    .sort((one, other) => one.far - other.far)
    .slice(0, 3)
    .map(({ card }) => card);
}
