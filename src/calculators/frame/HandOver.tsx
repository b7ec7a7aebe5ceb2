import { useRef, useState } from "react";
import { variant } from "../../components/ButtonLink/ButtonLink.css.ts";
import { Icon } from "../../components/Icon/Icon.tsx";
import { mailtoHref } from "../../content/contacts.ts";
import { composeMailto, composeWhatsapp } from "../../content/message.ts";
import type { FrameStrings } from "../strings.ts";
import { copyText, openMessage, type Program } from "../../islands/handOver.ts";
import { Fold } from "./Fold.tsx";
import { Sender } from "./Sender.tsx";
import * as styles from "./CalculatorFrame.css.ts";
import { useCallBar } from "./useCallBar.ts";

export type Company = { email: string; whatsapp?: string | undefined };

type HandOverProps = {
  strings: FrameStrings;
  company: Company;
  subject: string;
  text: string;
  link: () => string;
  /** The visitor has changed a value. */
  isOwn: boolean;
};

/** A message that disappears after three seconds. */
function useStatus(): [string, (text: string) => void] {
  const [status, setStatus] = useState("");
  const timer = useRef(0);
  const announce = (text: string) => {
    clearTimeout(timer.current);
    setStatus(text);
    timer.current = window.setTimeout(setStatus, 3000, "");
  };
  return [status, announce];
}

/** Opens the message in a program; `refused` is the program for which the link is too long. */
function useSending({ company, subject, text, link, strings, isOwn }: HandOverProps) {
  const { email, whatsapp } = company;
  const [refused, setRefused] = useState<Program>();
  const message = () => `${text}\n\n${strings.link} ${link()}`;
  const send = (program: Program, href: string) =>
    setRefused(openMessage(program, href) ? undefined : program);
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
  const { strings, company } = props;
  const { message, refused, sendMail, sendChat } = useSending(props);
  const [status, announce] = useStatus();
  return (
    <div className={styles.handOver}>
      <Sender strings={strings.sender} />
      <div className={styles.buttons}>
        {company.whatsapp && <Action icon="whatsapp" label={strings.whatsapp} onPress={sendChat} />}
        <Action icon="mail" label={strings.email} onPress={sendMail} />
      </div>
      <p role="status" className={styles.status}>
        {refused ? (
          <TooLong strings={strings} program={refused} company={company} />
        ) : (
          status || strings.privacy
        )}
      </p>
      <Fold heading={strings.more}>
        <FurtherWays {...props} message={message} announce={announce} />
      </Fold>
    </div>
  );
}

type FurtherWaysProps = HandOverProps & { message: () => string; announce: (what: string) => void };

function FurtherWays({ strings, subject, link, message, announce }: FurtherWaysProps) {
  const copy = async () => announce((await copyText(message())) ? strings.copied : "");
  const share = async () => {
    if (!navigator.share) return announce((await copyText(link())) ? strings.shared : "");
    // Closing the share dialog rejects the promise.
    await navigator.share({ title: subject, url: link() }).catch(() => {});
  };
  return (
    <div className={styles.buttons}>
      <Action icon="copy" label={strings.copy} onPress={copy} />
      <Action icon="printer" label={strings.print} onPress={() => print()} />
      <Action icon="share-2" label={strings.share} onPress={share} />
    </div>
  );
}

type TooLongProps = { strings: FrameStrings; program: Program; company: Company };

/** Shown if a link is too long for its program. */
function TooLong({ strings, program, company: { email, whatsapp = "" } }: TooLongProps) {
  return program === "email" ? (
    <>
      <span>{strings.tooLong}</span> <a href={mailtoHref(email)}>{strings.openMail}</a>
    </>
  ) : (
    <>
      <span>{strings.tooLongChat}</span> <a href={composeWhatsapp(whatsapp, "")}>{strings.openChat}</a>
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
    <button
      type="button"
      className={icon === "whatsapp" ? variant.primary : variant.outline}
      onClick={onPress}
    >
      <Icon name={icon} size={20} />
      {label}
    </button>
  );
}
