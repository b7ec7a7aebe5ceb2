import { type FormEvent, useRef, useState } from "react";
import {
  composeMailto,
  composeWhatsapp,
  enquirySubject,
  enquiryText,
  longestMailto,
} from "../../content/message.ts";
import type { ContactFormProps } from "./props.ts";
import { findProblems, focusField, type Problem, readEnquiry } from "./enquiryForm.ts";
import { copyText, openLink } from "../handOver.ts";
import { sent } from "./sent.ts";
import { useOwnMessages } from "./useOwnMessages.ts";

type Words = ContactFormProps["words"];

const labelsOf = ({ serviceType, name, email, phone }: Words) => ({
  service: serviceType.label,
  name,
  email,
  phone,
});

/** Opens the mail program or WhatsApp, and lets the draft be forgotten. */
function handOver(form: HTMLFormElement, href: string, target: "_self" | "_blank"): void {
  openLink(href, target);
  form.dispatchEvent(new Event(sent, { bubbles: true }));
}

/** What the form does: judge the fields, compose the message, hand it over. */
export function useEnquiry({ words, email }: Pick<ContactFormProps, "words" | "email">) {
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Problem[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [tooLong, setTooLong] = useState(false);
  useOwnMessages(form);

  const text = () => (form.current ? enquiryText(readEnquiry(form.current), labelsOf(words)) : "");
  const whenReady = (open: (form: HTMLFormElement) => void) => {
    if (!form.current) return;
    const found = findProblems(form.current, words.errors);
    setProblems(found);
    setAttempt(attempt + 1);
    setTooLong(false);
    if (found.length === 0) open(form.current);
  };
  return {
    form,
    tooLong,
    problems,
    attempt,
    /** While problems show, each keystroke may fix one. */
    recheck: () => {
      if (problems.length > 0 && form.current) setProblems(findProblems(form.current, words.errors));
    },
    choose: (field: Problem["field"]) => focusField(form.current, field),
    sendMail: (event: FormEvent) => {
      event.preventDefault();
      whenReady((ready) => {
        const subject = enquirySubject(words.subject, readEnquiry(ready));
        const href = composeMailto(email, subject, text());
        if (href.length > longestMailto) setTooLong(true);
        else handOver(ready, href, "_self");
      });
    },
    sendWhatsapp: (number: string) =>
      whenReady((ready) => handOver(ready, composeWhatsapp(number, text()), "_blank")),
    copy: () => copyText(text()),
  };
}
