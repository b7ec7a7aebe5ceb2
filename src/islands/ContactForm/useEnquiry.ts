import { type FormEvent, useRef, useState } from "react";
import {
  composeMailto,
  composeWhatsapp,
  type Enquiry,
  enquirySubject,
  enquiryText,
} from "../../content/message.ts";
import type { ContactFormProps } from "./props.ts";
import { findProblems, focusField, type Problem, readEnquiry } from "./enquiryForm.ts";
import { copyText, longestLink, openLink } from "../handOver.ts";
import { sent } from "./sent.ts";
import { useOwnMessages } from "./useOwnMessages.ts";

type Strings = ContactFormProps["strings"];

const labelsOf = ({ serviceType, name, email, phone }: Strings) => ({
  service: serviceType.label,
  name,
  email,
  phone,
});

type Program = "email" | "whatsapp";

function handOver(form: HTMLFormElement, program: Program, href: string): void {
  openLink(href, program === "email" ? "_self" : "_blank");
  form.dispatchEvent(new Event(sent, { bubbles: true }));
}

export function useEnquiry({ strings, email }: Pick<ContactFormProps, "strings" | "email">) {
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Problem[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [tooLong, setTooLong] = useState<Program>();
  useOwnMessages(form);

  const text = () => (form.current ? enquiryText(readEnquiry(form.current), labelsOf(strings)) : "");
  const send = (program: Program, compose: (enquiry: Enquiry) => string) => {
    if (!form.current) return;
    const found = findProblems(form.current, strings.errors);
    setProblems(found);
    setAttempt(attempt + 1);
    setTooLong(undefined);
    if (found.length > 0) return;
    const href = compose(readEnquiry(form.current));
    if (href.length > longestLink(program)) setTooLong(program);
    else handOver(form.current, program, href);
  };
  return {
    form,
    tooLong,
    problems,
    attempt,
    /** Revalidates on each input while there are errors. */
    recheck: () => {
      if (problems.length > 0 && form.current) setProblems(findProblems(form.current, strings.errors));
    },
    choose: (field: Problem["field"]) => focusField(form.current, field),
    sendMail: (event: FormEvent) => {
      event.preventDefault();
      send("email", (enquiry) => composeMailto(email, enquirySubject(strings.subject, enquiry), text()));
    },
    sendWhatsapp: (number: string) => send("whatsapp", () => composeWhatsapp(number, text())),
    copy: () => copyText(text()),
  };
}
