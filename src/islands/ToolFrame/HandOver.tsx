import { useRef, useState } from "react";
import { look } from "../../components/ButtonLink/ButtonLink.css.ts";
import { Icon } from "../../components/Icon/Icon.tsx";
import { mailtoHref } from "../../content/contacts.ts";
import { composeMailto, composeWhatsapp } from "../../content/message.ts";
import type { FrameWords } from "../../content/calculators/words.ts";
import { copyText, longestLink, openLink } from "../handOver.ts";
import { Fold } from "./Fold.tsx";
import { Sender } from "./Sender.tsx";
import * as styles from "./ToolFrame.css.ts";
import { useCallBar } from "./useCallBar.ts";

export type Company = { email: string; whatsapp?: string | undefined };

type HandOverProps = {
  words: FrameWords;
  company: Company;
  subject: string;
  text: string;
  link: () => string;
  /** The visitor has changed a value. */
  isOwn: boolean;
};

/** A message that disappears after three seconds. */
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

/** Opens the message in a program; `refused` is the program for which the link is too long. */
function useSending({ company, subject, text, link, words, isOwn }: HandOverProps) {
  const { email, whatsapp } = company;
  const [refused, setRefused] = useState<"email" | "whatsapp">();
  const message = () => `${text}\n\n${words.link} ${link()}`;
  const send = (program: "email" | "whatsapp", href: string) => {
    const isTooLong = href.length > longestLink(program);
    setRefused(isTooLong ? program : undefined);
    if (!isTooLong) openLink(href, program === "email" ? "_self" : "_blank");
  };
  const chat = () => whatsapp && composeWhatsapp(whatsapp, message());
  useCallBar(isOwn ? chat() : undefined);
  return {
    message,
    refused,
    sendMail: () => send("email", composeMailto(email, subject, message())),
    sendChat: () => send("whatsapp", chat() ?? ""),
  };
}

/** The ways to share an answer; the page itself sends nothing. */
export function HandOver(props: HandOverProps) {
  const { words, company } = props;
  const { message, refused, sendMail, sendChat } = useSending(props);
  const [said, say] = useSaid();
  return (
    <div className={styles.handOver}>
      <Sender words={words.sender} />
      <div className={styles.buttons}>
        {company.whatsapp && <Action icon="whatsapp" label={words.whatsapp} onPress={sendChat} />}
        <Action icon="mail" label={words.email} onPress={sendMail} />
      </div>
      <p role="status" className={styles.said}>
        {refused ? <TooLong words={words} program={refused} company={company} /> : said || words.privacy}
      </p>
      <Fold heading={words.more}>
        <FurtherWays {...props} message={message} say={say} />
      </Fold>
    </div>
  );
}

type FurtherWaysProps = HandOverProps & { message: () => string; say: (what: string) => void };

function FurtherWays({ words, subject, link, message, say }: FurtherWaysProps) {
  const copy = async () => say((await copyText(message())) ? words.copied : "");
  const share = async () => {
    if (!navigator.share) return say((await copyText(link())) ? words.shared : "");
    // Closing the share dialog rejects the promise.
    await navigator.share({ title: subject, url: link() }).catch(() => {});
  };
  return (
    <div className={styles.buttons}>
      <Action icon="copy" label={words.copy} onPress={copy} />
      <Action icon="printer" label={words.print} onPress={() => print()} />
      <Action icon="share-2" label={words.share} onPress={share} />
    </div>
  );
}

type TooLongProps = { words: FrameWords; program: "email" | "whatsapp"; company: Company };

/** Shown if a link is too long for its program. */
function TooLong({ words, program, company: { email, whatsapp = "" } }: TooLongProps) {
  return program === "email" ? (
    <>
      <span>{words.tooLong}</span> <a href={mailtoHref(email)}>{words.openMail}</a>
    </>
  ) : (
    <>
      <span>{words.tooLongChat}</span> <a href={composeWhatsapp(whatsapp, "")}>{words.openChat}</a>
    </>
  );
}

type ActionProps = {
  icon: "whatsapp" | "mail" | "copy" | "printer" | "share-2";
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
