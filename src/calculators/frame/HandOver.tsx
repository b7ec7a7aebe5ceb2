import { useState } from "react";
import { variant } from "../../components/ButtonLink/ButtonLink.css.ts";
import { Icon } from "../../components/Icon/Icon.tsx";
import { composeMailto, composeWhatsapp } from "../../content/message.ts";
import type { FrameStrings } from "../strings.ts";
import { copyText, openMessage, type Program } from "../../islands/handOver.ts";
import * as styles from "./CalculatorFrame.css.ts";

export type Company = { email: string; whatsapp?: string | undefined };

type HandOverProps = { strings: FrameStrings; company: Company; subject: string; message: () => string };

/** The ways to send an answer; the page itself sends nothing. A message that is too long for a link is copied. */
export function HandOver({ strings, company: { email, whatsapp }, subject, message }: HandOverProps) {
  const [isCopied, setCopied] = useState(false);
  const send = async (program: Program, href: string) =>
    setCopied(!openMessage(program, href) && (await copyText(message())));
  return (
    <div className={styles.handOver}>
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
      <p role="status" className={styles.status}>
        {isCopied ? strings.copied : strings.privacy}
      </p>
    </div>
  );
}

type ActionProps = { icon: "whatsapp" | "mail"; label: string; onPress: () => void };

const Action = ({ icon, label, onPress }: ActionProps) => (
  <button type="button" className={icon === "whatsapp" ? variant.primary : variant.outline} onClick={onPress}>
    <Icon name={icon} size={20} />
    {label}
  </button>
);
