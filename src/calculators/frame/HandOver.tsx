import { type ReactNode, useEffect, useState } from "react";
import { variant } from "../../components/ButtonLink/ButtonLink.css.ts";
import { Icon } from "../../components/Icon/Icon.tsx";
import { composeMailto, composeWhatsapp } from "../../content/message.ts";
import { copyText, openMessage, type Program } from "../../islands/handOver.ts";
import type { FrameStrings } from "../strings.ts";
import * as styles from "./CalculatorFrame.css.ts";

/** `response` is the sentence on who answers, and when. */
export type Company = { email: string; whatsapp?: string | undefined; response?: string | undefined };

type HandOverProps = {
  strings: FrameStrings;
  company: Company;
  subject: string;
  message: () => string;
  isExample: boolean;
};

/** The page itself sends nothing. A message that is too long for a link is copied. */
export function HandOver({ strings, company, subject, message, isExample }: HandOverProps) {
  const { email, whatsapp } = company;
  const [announced, announce] = useAnnouncement(strings.privacy);
  const send = async (program: Program, href: string) => {
    const isCopied = !openMessage(program, href) && (await copyText(message()));
    announce(isCopied ? strings.copied : strings.privacy);
  };
  useCallBar(whatsapp && !isExample ? composeWhatsapp(whatsapp, message()) : undefined);
  return (
    <div className={styles.handOver}>
      <div className={styles.buttons}>
        {whatsapp && (
          <Action
            icon="whatsapp"
            look="primary"
            label={strings.whatsapp}
            onPress={() => send("whatsapp", composeWhatsapp(whatsapp, message()))}
          />
        )}
        <Action
          icon="mail"
          look={whatsapp ? "quiet" : "primary"}
          label={strings.email}
          onPress={() => send("email", composeMailto(email, subject, message()))}
        />
      </div>
      <p role="status" className={styles.status}>
        {announced}
      </p>
    </div>
  );
}

/**
 * Sets the chat link in the call bar, which is outside the island. An undefined `href` leaves the link
 * unchanged.
 */
function useCallBar(href: string | undefined): void {
  useEffect(() => {
    const chat = document.querySelector<HTMLAnchorElement>("#call-bar [target]");
    if (!chat || !href) return;
    const own = chat.href;
    chat.href = href;
    return () => void (chat.href = own);
  }, [href]);
}

type ShareProps = { strings: FrameStrings["share"]; message: () => string; link: () => string };

export function Share({ strings, message, link }: ShareProps) {
  const [announced, announce] = useAnnouncement("");
  const copy = async (text: string) => announce((await copyText(text)) ? strings.copied : "");
  return (
    <div className={styles.share}>
      <Action icon="copy" look="quiet" label={strings.copy} onPress={() => copy(message())} />
      <Action icon="link" look="quiet" label={strings.link} onPress={() => copy(link())} />
      <Action icon="printer" look="quiet" label={strings.print} onPress={() => print()} />
      <p role="status">{announced}</p>
    </div>
  );
}

type ActionProps = {
  icon: "whatsapp" | "mail" | "copy" | "link" | "printer";
  label: string;
  look?: keyof typeof variant;
  onPress: () => void;
};

const Action = ({ icon, label, look = "outline", onPress }: ActionProps) => (
  <button type="button" className={variant[look]} onClick={onPress}>
    <Icon name={icon} size={20} />
    {label}
  </button>
);

/** A text in a `status` element, and a function that replaces it. */
function useAnnouncement(initial: string): [announced: ReactNode, announce: (text: string) => void] {
  const [{ text, number }, setStatus] = useState({ text: initial, number: 0 });
  const announce = (next: string) => setStatus((status) => ({ text: next, number: status.number + 1 }));
  // A new key creates a new element, because screen readers don't announce unchanged text again.
  return [<span key={number}>{text}</span>, announce];
}
