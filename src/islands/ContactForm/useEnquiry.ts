import { type FormEvent, useRef, useState, type RefObject, useEffect } from "react";
import {
  composeMailto,
  composeWhatsapp,
  type Enquiry,
  enquirySubject,
  enquiryText,
} from "../../content/message.ts";
import type { ContactFormProps } from "./props.ts";
import { readEnquiry, findProblems, type FieldProblem } from "./enquiryForm.ts";
import { copyText, openMessage, type Program } from "../handOver.ts";
import { handedOverEvent } from "./handedOverEvent.ts";

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

/** Validates the form with custom messages instead of the browser's. */
function useProblems(
  form: RefObject<HTMLFormElement | null>,
  strings: Pick<ContactFormProps["strings"], "errors" | "fields">,
) {
  const [problems, setProblems] = useState<FieldProblem[]>([]);
  const [attempt, setAttempt] = useState(0);
  // Sets `noValidate` without rendering, because a replayed click may come before the next render.
  useEffect(() => {
    if (form.current) form.current.noValidate = true;
  }, [form]);
  return {
    problems,
    attempt,
    /** Returns the form if it is valid, and shows the problems otherwise. */
    check: (): HTMLFormElement | undefined => {
      if (!form.current) return undefined;
      const found = findProblems(form.current, strings);
      setProblems(found);
      setAttempt(attempt + 1);
      return found.length > 0 ? undefined : form.current;
    },
    recheck: () => {
      if (problems.length > 0 && form.current) setProblems(findProblems(form.current, strings));
    },
  };
}

/** `mailto` is the URL of an e-mail with the message that the form service did not accept. */
export type MessageDelivery = { state: "sending" | "sent" } | { state: "failed"; mailto: string };

function useDelivery() {
  const [delivery, setDelivery] = useState<MessageDelivery>();
  const deliver = async (url: string, form: HTMLFormElement, mailto: string) => {
    if (delivery?.state === "sending") return;
    setDelivery({ state: "sending" });
    const request = { method: "POST", body: new FormData(form), headers: { Accept: "application/json" } };
    const response = await fetch(url, request).catch(() => undefined);
    setDelivery(response?.ok ? { state: "sent" } : { state: "failed", mailto });
    if (!response?.ok) return;
    form.reset();
    form.dispatchEvent(new Event(handedOverEvent, { bubbles: true }));
  };
  return { delivery, deliver };
}
