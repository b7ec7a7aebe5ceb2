import { useEffect, useState } from "react";
import { variant } from "../../components/ButtonLink/ButtonLink.css.ts";
import { Icon } from "../../components/Icon/Icon.tsx";
import { composeMailto, composeWhatsapp } from "../../content/message.ts";
import type { FrameStrings } from "../strings.ts";
import { copyText, openMessage, type Program } from "../../islands/handOver.ts";
import * as styles from "./CalculatorFrame.css.ts";
import { Fold } from "../../components/Fold/Fold.tsx";

/** `response` is the sentence on who answers, and when. */
export type Company = { email: string; whatsapp?: string | undefined; response?: string | undefined };

type HandOverProps = {
  strings: FrameStrings;
  company: Company;
  subject: string;
  message: () => string;
  link: () => string;
  isExample: boolean;
};

/** The page itself sends nothing. A message that is too long for a link is copied. */
export function HandOver({ strings, company, subject, message, link, isExample }: HandOverProps) {
  const { email, whatsapp, response } = company;
  const { privacy, share } = strings;
  const [status, setStatus] = useState({ text: privacy, number: 0 });
  const announce = (text: string) => setStatus(({ number }) => ({ text, number: number + 1 }));
  const copy = async (copied: string, done: string) => announce((await copyText(copied)) ? done : privacy);
  const send = (program: Program, href: string) =>
    openMessage(program, href) ? announce(privacy) : copy(message(), strings.copied);
  useCallBar(whatsapp && !isExample ? composeWhatsapp(whatsapp, message()) : undefined);
  return (
    <>
      <div className={styles.sending}>
        <div className={styles.buttons}>
          {whatsapp && (
            <Action
              icon="whatsapp"
              label={strings.whatsapp}
              onPress={() => send("whatsapp", composeWhatsapp(whatsapp, message()))}
            />
          )}
          <Action
            icon="mail"
            label={strings.email}
            onPress={() => send("email", composeMailto(email, subject, message()))}
          />
        </div>
        {response && <p className={styles.status}>{response}</p>}
        <p role="status" className={styles.status}>
          {/* A new key creates a new element, because screen readers don't announce unchanged text again. */}
          <span key={status.number}>{status.text}</span>
        </p>
      </div>
      <Share
        strings={share}
        onText={() => copy(message(), share.copied)}
        onLink={() => copy(link(), share.copied)}
      />
    </>
  );
}

type ShareProps = { strings: FrameStrings["share"]; onText: () => void; onLink: () => void };

const Share = ({ strings, onText, onLink }: ShareProps) => (
  <Fold heading={strings.heading}>
    <div className={styles.buttons}>
      <Action icon="copy" label={strings.copy} onPress={onText} />
      <Action icon="link" label={strings.link} onPress={onLink} />
      <Action icon="printer" label={strings.print} onPress={() => print()} />
    </div>
  </Fold>
);

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

type ActionProps = {
  icon: "whatsapp" | "mail" | "copy" | "link" | "printer";
  label: string;
  onPress: () => void;
};

const Action = ({ icon, label, onPress }: ActionProps) => (
  <button type="button" className={icon === "whatsapp" ? variant.primary : variant.outline} onClick={onPress}>
    <Icon name={icon} size={20} />
    {label}
  </button>
);
