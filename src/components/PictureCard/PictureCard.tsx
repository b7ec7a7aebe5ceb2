import type { ReactNode } from "react";
import type { ServiceCard } from "../../content/homePage.ts";
import { darkPanel } from "../../styles/grounds.css.ts";
import type { PictureSlotName } from "../../styles/pictureSlots.ts";
import { muted } from "../../styles/text.css.ts";
import { Link } from "../Link/Link.tsx";
import { lit } from "../Picture/Picture.css.ts";
import { Picture } from "../Picture/Picture.tsx";
import { Paragraph, Prose } from "../Prose/Prose.tsx";
import { tileGroundOf } from "../Site/groundOf.ts";
import { useSite } from "../Site/Site.tsx";
import { link } from "./PictureCard.css.ts";

type PictureCardProps = {
  card: Omit<ServiceCard, "icon" | "features" | "description"> & { description?: string };
  slot: PictureSlotName;
  /** The picture has the ground around the card. */
  isBare?: boolean;
  /** The picture is at night in both themes. */
  isNight?: boolean;
  classes: { card: string; picture: string; text: string; title?: string; description?: string };
  icon?: ReactNode;
  children?: ReactNode;
};

export function PictureCard({
  card,
  slot,
  isBare = false,
  isNight = false,
  classes,
  icon,
  children,
}: PictureCardProps) {
  const { href, title, description } = card;
  const offer = useSite().offers.find((each) => each.href === href);
  const ground = isNight ? darkPanel.night : tileGroundOf(offer ?? {}, offer?.category);
  const [image, nightImage] = offer && isNight ? [offer.night] : [card.image, card.nightImage];
  return (
    <li className={classes.card}>
      <Picture
        file={image}
        nightFile={nightImage}
        alt=""
        slot={slot}
        className={[classes.picture, !isBare && ground, isNight && lit].filter(Boolean).join(" ")}
      />
      <div className={classes.text}>
        <h3 className={classes.title}>
          <Link href={href} className={link}>
            <Prose text={title} />
          </Link>
          {icon}
        </h3>
        {description && <Paragraph className={classes.description ?? muted} text={description} />}
        {children}
      </div>
    </li>
  );
}
