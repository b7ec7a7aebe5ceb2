import { longestMailto, longestWhatsapp } from "../content/message.ts";

/** Phones open links of any length, of which servers such as WhatsApp's refuse those beyond 8,000 characters. */
const onPhones = { email: Infinity, whatsapp: 8000 };

/** How many characters a link to a program may have on this device. */
export const longestLink = (program: "email" | "whatsapp"): number =>
  /Android|iPhone|iPad|Mobile/.test(navigator.userAgent)
    ? onPhones[program]
    : { email: longestMailto, whatsapp: longestWhatsapp }[program];

let last = { href: "", time: -Infinity };

/**
 * Opens a link that was composed a moment ago, as if the visitor had pressed it. The second half of a double click asks
 * for nothing more.
 */
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

/** Puts a text on the clipboard; by way of a selection where the page may not use the clipboard itself. */
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
