import type { ServiceCard } from "./homePage.ts";
import { categoryOf, type Route } from "./routes.ts";
import type { Site } from "./schema.ts";
import { type Look, lookOf } from "./sections.ts";

/** `night` is the picture for dark grounds: the model of the page's last block, if it has one. */
export type OfferCard = Pick<ServiceCard, "href" | "title" | "description" | "image" | "nightImage"> &
  Look & { category: string; night: string };

/** Lists the service and solution pages, with the copy and order of their home page cards. */
export function offerCards({ home, services, solutions }: Site): OfferCard[] {
  const sectors = home.sectors.groups.flatMap(({ cards }) => cards);
  const cards = new Map([...home.services.cards, ...sectors].map((card) => [card.href, card]));
  const pages = Object.entries({ services, solutions }).flatMap(([folder, entries]) =>
    [...entries].map(([slug, page]) => {
      const href = `/${folder}/${slug}`;
      const { hero, description, category, contact } = page;
      const { file, nightFile = file } = hero.picture;
      const own = { href, category, title: hero.heading, description, image: file };
      const card = cards.get(href);
      const night = contact.picture?.nightFile ?? card?.nightImage ?? nightFile;
      return { ...own, ...lookOf(page), ...card, night };
    }),
  );
  const order = [...cards.keys(), ...pages.map(({ href }) => href)];
  return pages.sort((one, other) => order.indexOf(one.href) - order.indexOf(other.href));
}

/**
 * Returns three related pages. The page's `related` come first, in their order, then pages in the same category, then pages
 * with the same layout, then all others. Within each group, the cards nearest to the page's card come first.
 */
export function relatedTo(route: Route, cards: readonly OfferCard[]): OfferCard[] {
  const { path, page } = route;
  const named = "related" in page ? page.related : [];
  const category = categoryOf(route);
  const place = cards.findIndex(({ href }) => href === path);
  const own = cards[place];
  const rank = ({ href, category: cardCategory, layout }: OfferCard) =>
    named.includes(href)
      ? named.indexOf(href) - named.length
      : [cardCategory === category, own && layout === own.layout, true].indexOf(true);
  return cards
    .map((card, index) => ({ card, rank: rank(card), distance: Math.abs(index - place) }))
    .filter(({ card }) => card.href !== path)
    .sort((one, other) => one.rank - other.rank || one.distance - other.distance)
    .slice(0, 3)
    .map(({ card }) => card);
}
