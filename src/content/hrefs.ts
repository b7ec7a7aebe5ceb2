/**
 * A path inside the site: a file (`/prices.pdf`), or a page, optionally with calculator values and a fragment
 * (`/about?volume=5#values`).
 */
export const internalPath =
  /^(\/|(\/[a-z0-9]+([-.]+[a-z0-9]+)*)+)(\?[a-z]+=[A-Za-z0-9.-]+(&[a-z]+=[A-Za-z0-9.-]+)*)?(#[a-z0-9-]+)?$/;

/** ASCII only. Internationalised host names must be written in Punycode: `xn--…`. */
const host = /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]([a-z0-9-]*[a-z0-9])?$/;

/**
 * True for a strictly written absolute https URL. Browsers correct mistakes such as `https:evil`, but content
 * security policies and server configurations don't. The URL must not contain characters that end an
 * attribute or a Markdown link.
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

export function normalized(text: unknown): string {
  const full = String(text)
    .trim()
    .replace(/^(https?:)?[/\\]*/, "https://");
  return isHttpsUrl(full) ? full : "https://www.example.com/page";
}

/** A path with capitals, spaces or without its slash as it is probably meant. */
export function plainPath(path: string): string | undefined {
  const plain = `/${path
    .trim()
    .toLowerCase()
    .replace(/^[./]+|\/$/g, "")
    .replaceAll(" ", "-")}`;
  return /^[\w./ #-]+$/.test(path) && internalPath.test(plain) ? plain : undefined;
}
