import * as HoverCard from "@radix-ui/react-hover-card";
import { type FocusEvent, type TouchEvent, useRef, useState } from "react";
import { variant } from "../../components/ButtonLink/ButtonLink.css.ts";
import * as styles from "./CreditCard.css.ts";
import { Icon } from "../../components/Icon/Icon.tsx";
import { ExternalLink } from "../../components/ExternalLink/ExternalLink.tsx";
import type { Credit } from "../../content/credit.ts";
import type { SharedProps } from "../sharedProps.ts";
import { delays, useCard } from "./useCard.ts";

type CreditCardProps = SharedProps["CreditCard"] & {
  photoUrl: string;
  /** Time in ms that the pointer was on the link before hydration. It shortens the open delay. */
  pointedFor?: number;
};

/**
 * Hovering or focusing the link opens a card. Touch and keyboard users open the card with the button next to
 * the link.
 */
export function CreditCard({ credit, photoUrl, profilesLabel, pointedFor = 0 }: CreditCardProps) {
  const [ahead, setAhead] = useState(pointedFor);
  const root = useRef<HTMLDivElement>(null);
  const { setCard, ...state } = useCard(root);
  const onOpenChange = (next: boolean) => {
    setAhead(0);
    state.change(next);
  };
  return (
    <div ref={root} className={styles.line} onBlur={state.leave} onFocus={state.enter}>
      {`${credit.prefix} `}
      <HoverCard.Root
        open={state.open}
        openDelay={Math.max(0, delays.open - ahead)}
        closeDelay={delays.close}
        onOpenChange={onOpenChange}
      >
        <NameLink credit={credit} onPointerLeave={() => setAhead(0)} />
        <MoreButton label={profilesLabel} state={state} />
        <HoverCard.Content
          ref={setCard}
          className={styles.card}
          side="top"
          align="end"
          sideOffset={8}
          collisionPadding={16}
          onEscapeKeyDown={state.escape}
          onPointerDownOutside={state.keep}
          // Radix must not close the card immediately, because `onBlur` closes it with a delay.
          onFocusOutside={(event) => event.preventDefault()}
        >
          <Card credit={credit} photoUrl={photoUrl} profilesLabel={profilesLabel} />
        </HoverCard.Content>
      </HoverCard.Root>
    </div>
  );
}

function NameLink({ credit, onPointerLeave }: { credit: Credit; onPointerLeave: () => void }) {
  return (
    <HoverCard.Trigger
      className={styles.name}
      href={credit.portfolioUrl}
      target="_blank"
      rel="noreferrer"
      onPointerLeave={onPointerLeave}
      onFocus={keepClosedUnlessByKey}
      onTouchStart={keepDefault}
    >
      {credit.name}
    </HoverCard.Trigger>
  );
}

type MoreButtonProps = {
  label: string;
  state: Pick<ReturnType<typeof useCard>, "open" | "focusButton" | "press">;
};

function MoreButton({ label, state }: MoreButtonProps) {
  return (
    <button
      type="button"
      className={styles.more}
      aria-label={label}
      aria-expanded={state.open}
      onFocus={state.focusButton}
      onClick={state.press}
    >
      <Icon name="chevron-down" size={20} />
    </button>
  );
}

/**
 * A tap also focuses the link, but must not open the card. Radix ignores events whose default is prevented.
 */
function keepClosedUnlessByKey(event: FocusEvent): void {
  if (!event.target.matches(":focus-visible")) event.preventDefault();
}

/**
 * Makes Radix skip its `preventDefault` call on `touchstart`. The call would log an error, because React's
 * listener is passive. The call is not needed, because a tap should follow the link.
 */
function keepDefault(event: TouchEvent): void {
  event.defaultPrevented = true;
}

function Card({ credit, photoUrl, profilesLabel }: CreditCardProps) {
  return (
    <>
      <div className={styles.person}>
        <img className={styles.photo} src={photoUrl} alt="" width={64} height={64} />
        <div>
          <p className={styles.personName}>{credit.name}</p>
          <p>{credit.title}</p>
        </div>
      </div>
      <Profiles credit={credit} label={profilesLabel} />
      <ExternalLink className={variant.primary} href={credit.portfolioUrl}>
        {credit.button}
        <Icon name="external-link" size={20} />
      </ExternalLink>
    </>
  );
}

function Profiles({ credit, label }: { credit: Credit; label: string }) {
  const { fiverrUrl } = credit;
  const networks = [
    { icon: "github", name: "GitHub", href: credit.githubUrl },
    { icon: "linkedin", name: "LinkedIn", href: credit.linkedinUrl },
    { icon: "whatsapp", name: "WhatsApp", href: credit.whatsappUrl },
    { icon: "youtube", name: "YouTube", href: credit.youtubeUrl },
  ] as const;
  const profiles = networks.flatMap(({ href, ...profile }) => (href ? [{ ...profile, href }] : []));
  if (profiles.length === 0 && !fiverrUrl) return null;
  return (
    <ul className={styles.profiles} aria-label={label}>
      {profiles.map(({ icon, name, href }) => (
        <li key={icon}>
          <ExternalLink className={styles.profile} href={href} label={name}>
            <Icon name={icon} size={20} />
          </ExternalLink>
        </li>
      ))}
      {fiverrUrl && (
        <li className={styles.market}>
          <ExternalLink className={styles.marketLink} href={fiverrUrl}>
            <Icon name="fiverr" size={20} />
            Fiverr
          </ExternalLink>
        </li>
      )}
    </ul>
  );
}
