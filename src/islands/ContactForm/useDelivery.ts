import { useState } from "react";
import { handedOverEvent } from "./handedOverEvent.ts";

/** `mailto` is the URL of an e-mail with the message that the form service did not accept. */
export type MessageDelivery = { state: "sending" | "sent" } | { state: "failed"; mailto: string };

export function useDelivery() {
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
