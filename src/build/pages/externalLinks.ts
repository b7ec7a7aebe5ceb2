import { whatsappHref } from "../../content/contacts.ts";
import { linkTargets } from "../../content/inline.ts";
import type { Site } from "../../content/schema.ts";
import { type Page } from "./page.ts";
import { PageFaults } from "./check.ts";

/**
 * Every address on other sites that pages may lead to: those that stand in content, whole or in a text's link.
 * Nothing else leads away from the site.
 */
export function outboundLinks(site: Site): Set<string> {
  const { whatsapp } = site.site;
  return new Set([...addressesIn(site), ...(whatsapp ? [whatsappHref(whatsapp)] : [])]);
}

const isAddress = (text: string) => /^https?:\/\/\S+$/.test(text);

function addressesIn(value: unknown): string[] {
  if (typeof value === "string") return [value, ...linkTargets(value)].filter(isAddress);
  if (value instanceof Map) return [...value.values()].flatMap(addressesIn);
  return value !== null && typeof value === "object" ? Object.values(value).flatMap(addressesIn) : [];
}

/**
 * Checks the pages' links to other sites: content names them, and they hand that site neither this window
 * nor the page's address (`noreferrer`, which implies `noopener`; HTML, "link types").
 *
 * @throws PageFaults naming page, content file and address of each fault
 */
export function checkOutbound(pages: Page[], allowed: ReadonlySet<string>): void {
  const faults = pages.flatMap(({ path, source, index }) =>
    index.links
      .filter(([href]) => /^(https?:)?\/\//.test(href))
      .flatMap(([href, rel]) => [
        ...(allowed.has(href) ? [] : [`leads to ${href}, which stands nowhere in content/`]),
        ...(rel.split(" ").includes("noreferrer") ? [] : [`leads to ${href} without rel="noreferrer"`]),
      ])
      .map((fault) => `${path} (from ${source}): ${fault}`),
  );
  if (faults.length > 0) throw new PageFaults(faults.join("\n"));
}
