import { longestMailto, longestWhatsapp } from "../content/message.ts";

/**
 * Maximum link lengths on phones. Phones open links of any length, but WhatsApp's server rejects more than
 * 8,000 characters.
 */
const onPhones = { email: Infinity, whatsapp: 8000 };

export type Program = keyof typeof onPhones;

const longestLink = (program: Program): number =>
  /Android|iPhone|iPad|Mobile/.test(navigator.userAgent)
    ? onPhones[program]
    : { email: longestMailto, whatsapp: longestWhatsapp }[program];

let last = { href: "", time: -Infinity };

/**
 * Opens a message in a program by clicking a temporary link. Ignores the second click of a double click.
 *
 * @returns false if the link is too long for the program
 */
export function openMessage(program: Program, href: string): boolean {
  if (href.length > longestLink(program)) return false;
  const time = performance.now();
  if (href === last.href && time - last.time < 1000) return true;
  last = { href, time };
  const link = document.createElement("a");
  link.href = href;
  link.target = program === "email" ? "_self" : "_blank";
  link.rel = "noopener noreferrer";
  document.body.append(link);
  link.click();
  link.remove();
  return true;
}

/** Copies text to the clipboard. If the Clipboard API is missing or fails, copies a selection instead. */
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
