/**
 * A path inside the site, as in the route table, also with a tool's values and a fragment: `/about?volume=5#values`; or a
 * file: `/prices.pdf`.
 */
export const internalPath =
  /^(\/|(\/[a-z0-9]+([-.]+[a-z0-9]+)*)+)(\?[a-z]+=[A-Za-z0-9.-]+(&[a-z]+=[A-Za-z0-9.-]+)*)?(#[a-z0-9-]+)?$/;

/** Letters, digits and hyphens: names in other scripts are written as browsers send them, `xn--…`. */
const host = /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]([a-z0-9-]*[a-z0-9])?$/;

/**
 * An address on the web. Browsers correct many mistakes (`https:evil`, `https:\\evil`), policies and web server files
 * don't: its beginning must be as `URL` serializes it, and nothing in the rest may end the attribute or link around it.
 */
export function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { origin, protocol, hostname } = new URL(text);
  const rest = /^([/?#][^\s"<>\\^`{|}]*)?$/;
  return (
    protocol === "https:" &&
    text.startsWith(origin) &&
    host.test(hostname) &&
    rest.test(text.slice(origin.length))
  );
}

/** The address of a site that stands at the root of its host. */
export const isOrigin = (text: string): boolean =>
  isWebAddress(text) && text === `https://${new URL(text).hostname}`;

/** What may have been meant by an address that is none. */
export function normalized(text: unknown): string {
  const full = String(text)
    .trim()
    .replace(/^(https?:)?[/\\]*/, "https://");
  return isWebAddress(full) ? full : "https://www.example.com/page";
}
