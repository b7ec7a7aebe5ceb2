/**
 * A path in this site: a page, optionally with values of a calculator and a fragment
 * (`/about?volume=5#values`), or a file (`/prices.pdf`).
 */
export const internalPath =
  /^(\/|(\/[a-z0-9]+([-.]+[a-z0-9]+)*)+)(\?[a-z]+=[A-Za-z0-9.-]+(&[a-z]+=[A-Za-z0-9.-]+)*)?(#[a-z0-9-]+)?$/;

/** ASCII only; internationalised host names are written in Punycode, `xn--…`. */
const host = /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]([a-z0-9-]*[a-z0-9])?$/;

/**
 * True for an absolute https URL. Browsers correct many mistakes (`https:evil`, `https:\\evil`), but policies
 * and server configurations don't: the origin must be exactly as `URL` serialises it, and the rest must
 * contain no character that ends an attribute or a Markdown link.
 */
export function isHttpsUrl(text: string): boolean {
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

export const isOrigin = (text: string): boolean =>
  isHttpsUrl(text) && text === `https://${new URL(text).hostname}`;

/** Suggests a valid URL for an invalid one. */
export function normalized(text: unknown): string {
  const full = String(text)
    .trim()
    .replace(/^(https?:)?[/\\]*/, "https://");
  return isHttpsUrl(full) ? full : "https://www.example.com/page";
}
