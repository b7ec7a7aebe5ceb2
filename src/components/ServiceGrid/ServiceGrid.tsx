import type { ServiceCard } from "../../content/homePage.ts";
import { columnsFor } from "../../styles/columnsFor.ts";
import { phoneStrip } from "../../styles/layout.css.ts";
import { Tags } from "../CardGrid/CardGrid.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { PictureCard } from "../PictureCard/PictureCard.tsx";
import { classes } from "./ServiceGrid.css.ts";

export const ServiceGrid = ({ cards }: { cards: ServiceCard[] }) => (
  <ul className={`${columnsFor(cards.length, true)} ${phoneStrip}`}>
    {cards.map((card) => (
      <PictureCard key={card.href} card={card} slot="card" classes={classes} icon={<Icon name={card.icon} />}>
        <Tags tags={card.features} />
      </PictureCard>
    ))}
  </ul>
);
