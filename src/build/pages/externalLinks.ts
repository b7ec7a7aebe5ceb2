import { whatsappHref } from "../../content/contacts.ts";
import { linkTargets } from "../../content/inline.ts";
import type { Site } from "../../content/schema.ts";
import type { PageIndex } from "./pageIndex.ts";

/** Every address on other sites that pages may link to: those in content, as a value or in a text's link. */
export function externalLinks(site: Site): Set<string> {
  const { whatsapp } = site.facts;
  return new Set([...addressesIn(site), ...(whatsapp ? [whatsappHref(whatsapp)] : [])]);
}

const isAddress = (text: string) => /^https?:\/\/\S+$/.test(text);

function addressesIn(value: unknown): string[] {
  if (typeof value === "string") return [value, ...linkTargets(value)].filter(isAddress);
  if (value instanceof Map) return [...value.values()].flatMap(addressesIn);
  return value !== null && typeof value === "object" ? Object.values(value).flatMap(addressesIn) : [];
}

/** A page's links to other sites that content does not name, or that lack `noreferrer`. */
export function faultyExternalLinks({ links }: PageIndex, allowed: ReadonlySet<string>): string[] {
  return links
    .filter(([href]) => /^(https?:)?\/\//.test(href))
    .flatMap(([href, rel]) => [
      // `?text=` is WhatsApp's prepared message.
      ...(allowed.has(href.replace(/^(https:\/\/wa\.me\/\d+)\?text=.*/, "$1"))
        ? []
        : [`leads to ${href}, which stands nowhere in content/`]),
      // `noreferrer` implies `noopener` (HTML, "link types").
      ...(rel.split(" ").includes("noreferrer") ? [] : [`leads to ${href} without rel="noreferrer"`]),
    ]);
}
