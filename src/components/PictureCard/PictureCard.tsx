import type { ReactNode } from "react";
import type { ServiceCard } from "../../content/homePage.ts";
import type { PictureSlotName } from "../../styles/pictureSlots.ts";
import { shadesOf } from "../../styles/shades.ts";
import { muted } from "../../styles/text.css.ts";
import { grounded } from "../../styles/grounds.css.ts";
import { Link } from "../Link/Link.tsx";
import { Picture } from "../Picture/Picture.tsx";
import { Paragraph, Prose } from "../Prose/Prose.tsx";
import { useSite } from "../Site/Site.tsx";
import { link } from "./PictureCard.css.ts";

type PictureCardProps = {
  card: Omit<ServiceCard, "icon" | "features">;
  slot: PictureSlotName;
  /** The whole card has the ground of the picture. */
  isTile?: boolean;
  classes: { card: string; picture: string; text: string; title?: string; description?: string };
  icon?: ReactNode;
  children?: ReactNode;
};

export function PictureCard({ card, slot, isTile = false, classes, icon, children }: PictureCardProps) {
  const { href, title, description, image, nightImage } = card;
  const shades = shadesOf(useSite().offers.find((offer) => offer.href === href)?.category);
  return (
    <li className={isTile ? `${classes.card} ${grounded[shades]}` : classes.card}>
      <Picture
        file={image}
        nightFile={nightImage}
        alt=""
        slot={slot}
        className={`${classes.picture} ${grounded[shades]}`}
      />
      <div className={classes.text}>
        <h3 className={classes.title}>
          <Link href={href} className={link}>
            <Prose text={title} />
          </Link>
          {icon}
        </h3>
        <Paragraph className={classes.description ?? muted} text={description} />
        {children}
      </div>
    </li>
  );
}
