import type { ServiceCard } from "../../content/homePage.ts";
import { Tags } from "../CardGrid/CardGrid.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { PictureCard } from "../PictureCard/PictureCard.tsx";
import { classes, list } from "./ServiceGrid.css.ts";

export const ServiceGrid = ({ cards }: { cards: ServiceCard[] }) => (
  <ul className={list[cards.length === 4 ? 2 : 3]}>
    {cards.map((card) => (
      <PictureCard
        key={card.href}
        card={card}
        slot="service"
        classes={classes}
        icon={<Icon name={card.icon} />}
      >
        <Tags tags={card.features} />
      </PictureCard>
    ))}
  </ul>
);
