import { telHref } from "../../content/contacts.ts";
import { ButtonLink } from "../ButtonLink/ButtonLink.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { useSite } from "../Site/Site.tsx";
import * as styles from "./HeadActions.css.ts";

type HeadActionsProps = {
  /** Defaults to a quote request. */
  primary?: { label: string; href: string } | undefined;
};

export function HeadActions({ primary }: HeadActionsProps) {
  const { site } = useSite();
  const { label, href } = primary ?? { label: site.interface.quote, href: "/contact" };
  return (
    <div className={styles.row}>
      <ButtonLink href={href}>{label}</ButtonLink>
      <CallButton variant="outline" />
    </div>
  );
}

export function CallButton({ variant }: { variant: "primary" | "outline" }) {
  const { site, route } = useSite();
  const { phone } = site.facts;
  return (
    <ButtonLink href={telHref(phone)} variant={variant}>
      <Icon name="phone" size={20} />
      {site.interface.call}{" "}
      <span className={route.kind === "contact" ? undefined : styles.number}>{phone}</span>
    </ButtonLink>
  );
}
