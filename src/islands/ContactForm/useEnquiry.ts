import { type FormEvent, useRef, useState } from "react";
import {
  composeMailto,
  composeWhatsapp,
  type Enquiry,
  enquirySubject,
  enquiryText,
} from "../../content/message.ts";
import type { ContactFormProps } from "./props.ts";
import { readEnquiry } from "./enquiryForm.ts";
import { copyText, openMessage, type Program } from "../handOver.ts";
import { handedOverEvent } from "./handedOverEvent.ts";
import { useDelivery } from "./useDelivery.ts";
import { useProblems } from "./useProblems.ts";

export function useEnquiry({ strings, email }: Pick<ContactFormProps, "strings" | "email">) {
  const form = useRef<HTMLFormElement>(null);
  const [tooLong, setTooLong] = useState<Program>();
  const { check, ...validation } = useProblems(form, strings);
  const { delivery, deliver } = useDelivery();

  const labels = { ...strings, service: strings.serviceType.label };
  const further = strings.fields.map(({ label }) => label);
  const text = () => (form.current ? enquiryText(readEnquiry(form.current), labels, further) : "");
  const mailto = (enquiry: Enquiry) => composeMailto(email, enquirySubject(strings.subject, enquiry), text());
  const send = (program: Program, compose: (enquiry: Enquiry) => string) => {
    setTooLong(undefined);
    const valid = check();
    if (!valid) return;
    if (openMessage(program, compose(readEnquiry(valid))))
      valid.dispatchEvent(new Event(handedOverEvent, { bubbles: true }));
    else setTooLong(program);
  };
  const post = (url: string) => {
    const valid = check();
    if (valid) void deliver(url, valid, mailto(readEnquiry(valid)));
  };
  return {
    form,
    ...validation,
    tooLong,
    delivery,
    submit: (event: FormEvent) => {
      event.preventDefault();
      if (strings.service) post(strings.service.url);
      else send("email", mailto);
    },
    sendWhatsapp: (number: string) => send("whatsapp", () => composeWhatsapp(number, text())),
    copy: () => copyText(text()),
  };
}
