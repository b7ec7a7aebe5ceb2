import { longestMailto, longestWhatsapp } from "../content/message.ts";

/** Phones open links of any length, but WhatsApp's server refuses more than 8,000 characters. */
const onPhones = { email: Infinity, whatsapp: 8000 };

/** Maximum length of a link to a program on this device. */
export const longestLink = (program: "email" | "whatsapp"): number =>
  /Android|iPhone|iPad|Mobile/.test(navigator.userAgent)
    ? onPhones[program]
    : { email: longestMailto, whatsapp: longestWhatsapp }[program];

let last = { href: "", time: -Infinity };

/** Opens a link by a simulated click. Ignores the second click of a double click. */
export function openLink(href: string, target: "_self" | "_blank"): void {
  const time = performance.now();
  if (href === last.href && time - last.time < 1000) return;
  last = { href, time };
  const link = document.createElement("a");
  link.href = href;
  link.target = target;
  link.rel = "noopener noreferrer";
  document.body.append(link);
  link.click();
  link.remove();
}

/** Copies a text to the clipboard; falls back to a selection if the Clipboard API is unavailable. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelection(text);
  }
}

function copySelection(text: string): boolean {
  const focused = document.activeElement;
  const area = document.createElement("textarea");
  area.value = text;
  document.body.append(area);
  area.select();
  const copied = document.execCommand("copy");
  area.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return copied;
}
