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

/** The pages of services and solutions, in the order and the words of their cards on the home page. */
export function offerCards({ home, services, solutions }: Site): OfferCard[] {
  const cards = new Map([...home.services.cards, ...home.sectors.cards].map((card) => [card.href, card]));
  const order = [...cards.keys()];
  const placeOf = ({ href }: OfferCard) => (cards.has(href) ? order.indexOf(href) : order.length);
  const pages = Object.entries({ services, solutions }).flatMap(([folder, entries]) =>
    [...entries].map(([slug, { hero, description, category }]) => {
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
  return pages.sort((one, other) => placeOf(one) - placeOf(other));
}

/**
 * Three pages to go on to: the one that the page names as its sister, then those of its category, then its neighbours
 * among the cards, the nearest first.
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
