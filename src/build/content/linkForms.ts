import { internalPath, isHttpsUrl } from "../../content/hrefs.ts";
import { nearestOf } from "../../content/nearest.ts";

/**
 * Explains why a link has none of the documented forms, and which one to write.
 *
 * @param paths of the site's pages
 * @param host the site's own, without www
 */
export function formProblem(target: string, paths: ReadonlySet<string>, host: string): string | undefined {
  const own = ownPath(target, host);
  if (own !== undefined) return `on this site: ${ownRemedy(own, paths)}`;
  if (/^https:\/\/wa\.me\/(0|\+)/.test(target))
    return "not a WhatsApp link. Write the number with its country code, as in https://wa.me/923001234567";
  return isSound(target) ? undefined : `not a valid link. ${remedy(target, paths)}`;
}

/**
 * Accepts only the documented link forms. Browsers would treat other text as a relative path, or run it as
 * code if it begins with `javascript:`.
 */
const isSound = (target: string) =>
  internalPath.test(target) ||
  isHttpsUrl(target) ||
  /^(#[a-z0-9-]+|mailto:[^\s@<>"]+@[^\s@<>"]+|tel:\+?[\d-]+)$/.test(target);

/** The path of a full URL of this site or of the preview on this computer; undefined for other links. */
function ownPath(target: string, host: string): string | undefined {
  const full = /^(localhost|127\.0\.0\.1)(:\d+)?(\/|$)/.test(target) ? `http://${target}` : target;
  if (!/^https?:\/\//.test(full) || !URL.canParse(full)) return undefined;
  const { hostname, pathname, search, hash } = new URL(full);
  const isOwn =
    hostname.replace(/^www\./, "") === host || /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
  return isOwn ? pathname + search + hash : undefined;
}

function ownRemedy(path: string, paths: ReadonlySet<string>): string {
  const [page = "", rest = ""] = path.split(/(?=[?#])(.*)/);
  const known = pageOf(page, paths);
  if (known !== undefined) return `write ${known}${rest}`;
  const near = nearestOf(page, paths, 3).join(" or ");
  return isFile(page) ? `write ${page}` : `write the path of the page, such as ${near}`;
}

/** The page that a path means: without capitals, `.html`, and a slash or dots around it. */
export function pageOf(path: string, paths: ReadonlySet<string>): string | undefined {
  const plain = `/${path.toLowerCase().replace(/^[./]+|(\/|\/?(index)?\.html?)$/g, "")}`;
  return paths.has(plain) ? plain : undefined;
}

function remedy(target: string, paths: ReadonlySet<string>): string {
  const web = target.replace(/^(http:\/\/)?(?=www\.)|^http:\/\//, "https://");
  if (isHttpsUrl(web)) return `Write ${web}`;
  if (/^[^\s@:/]+@[^\s@]+$/.test(target)) return `Write mailto:${target}`;
  const [path = "", rest = ""] = target.split(/(?=[?#])(.*)/);
  const page = path === "" ? undefined : pageOf(path, paths);
  if (page !== undefined && page !== "/") return `Write ${page}${rest}`;
  return "Write /about for a page of this site, #part for a part of this page, or begin with https://, mailto: or tel:, without spaces";
}

export const isFile = (href: string) => href.includes(".");
