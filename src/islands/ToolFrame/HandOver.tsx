import { useRef, useState } from "react";
import { look } from "../../components/ButtonLink/ButtonLink.css.ts";
import { Icon } from "../../components/Icon/Icon.tsx";
import { mailtoHref } from "../../content/contacts.ts";
import { composeMailto, composeWhatsapp, longestMailto } from "../../content/message.ts";
import type { FrameWords } from "../../content/calculators/words.ts";
import { copyText, openLink } from "../handOver.ts";
import * as styles from "./ToolFrame.css.ts";
import { useCallBar } from "./useCallBar.ts";

/** Where answers can be sent. */
export type Company = { email: string; whatsapp?: string | undefined };

type HandOverProps = {
  words: FrameWords;
  company: Company;
  subject: string;
  /** The answer as a message. */
  text: string;
  /** Address under which the page shows the answer. */
  link: () => string;
  /** Whether the answer is to what the visitor has entered, and not to the values at the start. */
  isOwn: boolean;
};

/** Words for a moment. Each press has its whole moment, however soon it follows another one. */
function useSaid(): [string, (what: string) => void] {
  const [said, setSaid] = useState("");
  const timer = useRef(0);
  const say = (what: string) => {
    clearTimeout(timer.current);
    setSaid(what);
    timer.current = window.setTimeout(setSaid, 3000, "");
  };
  return [said, say];
}

/** The ways to hand an answer on. The page itself sends nothing. */
export function HandOver({ words, company, subject, text, link, isOwn }: HandOverProps) {
  const { email, whatsapp } = company;
  const [said, say] = useSaid();
  const [isTooLong, setTooLong] = useState(false);
  const message = () => `${text}\n\n${words.link} ${link()}`;
  const chat = () => whatsapp && composeWhatsapp(whatsapp, message());
  useCallBar(isOwn ? chat() : undefined);
  const sendMail = () => {
    const href = composeMailto(email, subject, message());
    setTooLong(href.length > longestMailto);
    if (href.length <= longestMailto) openLink(href, "_self");
  };
  const share = async () => {
    if (!navigator.share) return say((await copyText(link())) ? words.shared : "");
    // Visitors who close the sheet have decided, too.
    await navigator.share({ title: subject, url: link() }).catch(() => {});
  };
  const copy = async () => say((await copyText(message())) ? words.copied : "");
  return (
    <div className={styles.handOver}>
      <div className={styles.buttons}>
        {whatsapp && (
          <Action
            icon="whatsapp"
            label={words.whatsapp}
            onPress={() => openLink(composeWhatsapp(whatsapp, message()), "_blank")}
          />
        )}
        <Action icon="mail" label={words.email} onPress={sendMail} />
        <Action icon="copy" label={words.copy} onPress={copy} />
        <Action icon="printer" label={words.print} onPress={() => print()} />
        <Action icon="share" label={words.share} onPress={share} />
      </div>
      <p role="status" className={styles.said}>
        {isTooLong ? <TooLong words={words} email={email} /> : said || words.privacy}
      </p>
    </div>
  );
}

function TooLong({ words, email }: { words: FrameWords; email: string }) {
  return (
    <>
      {words.tooLong} <a href={mailtoHref(email)}>{words.openMail}</a>
    </>
  );
}

type ActionProps = {
  icon: "whatsapp" | "mail" | "copy" | "printer" | "share";
  label: string;
  onPress: () => void;
};

function Action({ icon, label, onPress }: ActionProps) {
  return (
    <button type="button" className={icon === "whatsapp" ? look.primary : look.outline} onClick={onPress}>
      <Icon name={icon} size={20} />
      {label}
    </button>
  );
}
