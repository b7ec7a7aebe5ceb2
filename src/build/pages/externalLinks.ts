import { whatsappHref } from "../../content/contacts.ts";
import { linkTargets } from "../../content/inline.ts";
import type { Site } from "../../content/schema.ts";
import type { PageIndex } from "./pageIndex.ts";

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

export function faultyExternalLinks({ links }: PageIndex, allowed: ReadonlySet<string>): string[] {
  return links
    .filter(([href]) => /^(https?:)?\/\//.test(href))
    .flatMap(([href, rel]) => [
      // `?text=` is a prefilled WhatsApp message.
      ...(allowed.has(href.replace(/^(https:\/\/wa\.me\/\d+)\?text=.*/, "$1"))
        ? []
        : [`links to ${href}, which is not in content/`]),
      // `noreferrer` implies `noopener` (HTML standard, "link types").
      ...(rel.split(" ").includes("noreferrer") ? [] : [`links to ${href} without rel="noreferrer"`]),
    ]);
}
