import { internalPath, isHttpsUrl } from "../../content/hrefs.ts";
import { linkTargets } from "../../content/inline.ts";
import { isPublic, type Route } from "../../content/routes.ts";
import { nearestOf } from "../../content/nearest.ts";
import { type Redirect, resolveRedirect } from "../../content/redirects.ts";
import { type Problem } from "../lib/problems.ts";
import { quoted, shortened } from "../../content/quoted.ts";
import { isLeftOut, type Unpublished } from "./content.ts";
import { type Path, type Role, valueAt } from "../../content/fields.ts";
import { type PlacedText as Text, placedTexts, placeOf, problemAt, type YamlFile } from "./yaml.ts";

type Targets = {
  targets: Set<string>;
  redirects: readonly Redirect[];
  hidden: readonly Unpublished[];
};

/**
 * Reports invalid and dead links, redirects that shadow a page, and duplicate titles, headings and
 * descriptions.
 *
 * @param files paths of other link targets, without a leading slash
 * @param hidden pages that the build leaves out
 */
export function linkProblems(
  sources: YamlFile[],
  routes: Route[],
  files: string[] = [],
  redirects: readonly Redirect[] = [],
  hidden: readonly Unpublished[] = [],
): Problem[] {
  const texts = placedTexts(sources);
  const paths = new Set(routes.filter(isPublic).map((route) => route.path));
  const targets = new Set([...paths, ...files.map((file) => `/${file}`)]);
  for (const { path } of hidden) targets.delete(path);
  return [
    ...texts.flatMap((text) => oddLinks(text, paths, ownHost(sources))),
    ...deadLinks(texts, { targets, redirects, hidden }),
    ...texts
      .filter(({ role, value }) => role === "formerUrl" && paths.has(pageNamed(value)))
      .map((text) => problem(text, "is already a page of this site: remove the redirect or the page")),
    ...(["title", "description", "heading"] as const).flatMap((role) => repeated(texts, role)),
  ];
}

const problem = ({ yaml, path }: Text, message: string) => problemAt(yaml, path, message);

/**
 * Accepts only the documented link forms. Browsers would treat other text as a relative path, or run it as
 * code if it begins with `javascript:`.
 */
const isSound = (target: string) =>
  internalPath.test(target) ||
  isHttpsUrl(target) ||
  /^(#[a-z0-9-]+|mailto:[^\s@<>"]+@[^\s@<>"]+|tel:\+?[\d-]+)$/.test(target);

const ownHost = (sources: YamlFile[]): string => {
  const url = String(valueAt(sources.find(({ name }) => name === "site.yaml")?.data, ["url"]));
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, "") : "";
};

function oddLinks(text: Text, paths: Set<string>, host: string): Problem[] {
  const { value, role } = text;
  const written = [...value.matchAll(/\]\(([^)]*)\)/g)].map(([, target = ""]) => target);
  const single = role === "link" && /^https?:/.test(value) ? [value] : [];
  return [...new Set([...written, ...linkTargets(value), ...single])].flatMap((target) => {
    const own = ownPath(target, host);
    const link = `links to ${quoted(target)}, which is`;
    if (own !== undefined) return problem(text, `${link} on this site: ${ownRemedy(own, paths)}`);
    if (isNationalWhatsapp(target))
      return problem(
        text,
        `${link} not a WhatsApp link. Write the number with its country code, as in https://wa.me/923001234567`,
      );
    return isSound(target) ? [] : problem(text, `${link} not a valid link. ${remedy(target, paths)}`);
  });
}

const isNationalWhatsapp = (target: string): boolean => /^https:\/\/wa\.me\/(0|\+)/.test(target);

/** The path of a full URL of this site or of the preview on this computer; undefined for other links. */
function ownPath(target: string, host: string): string | undefined {
  const full = /^(localhost|127\.0\.0\.1)(:\d+)?(\/|$)/.test(target) ? `http://${target}` : target;
  if (!/^https?:\/\//.test(full) || !URL.canParse(full)) return undefined;
  const { hostname, pathname, search, hash } = new URL(full);
  const isOwn =
    hostname.replace(/^www\./, "") === host || /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
  return isOwn ? pathname + search + hash : undefined;
}

function ownRemedy(path: string, paths: Set<string>): string {
  const [page = "", rest = ""] = path.split(/(?=[?#])(.*)/);
  const known = pageOf(page, paths);
  if (known !== undefined) return `write ${known}${rest}`;
  const near = nearestOf(page, paths, 3).join(" or ");
  return isFile(page) ? `write ${page}` : `write the path of the page, such as ${near}`;
}

/** The page that a path means: without capitals, `.html`, and a slash or dots around it. */
function pageOf(path: string, paths: Set<string>): string | undefined {
  const plain = `/${path.toLowerCase().replace(/^[./]+|(\/|\/?(index)?\.html?)$/g, "")}`;
  return paths.has(plain) ? plain : undefined;
}

function remedy(target: string, paths: Set<string>): string {
  const web = target.replace(/^(http:\/\/)?(?=www\.)|^http:\/\//, "https://");
  if (isHttpsUrl(web)) return `Write ${web}`;
  if (/^[^\s@:/]+@[^\s@]+$/.test(target)) return `Write mailto:${target}`;
  const [path = "", rest = ""] = target.split(/(?=[?#])(.*)/);
  const page = path === "" ? undefined : pageOf(path, paths);
  if (page !== undefined && page !== "/") return `Write ${page}${rest}`;
  return "Write /about for a page of this site, #part for a part of this page, or begin with https://, mailto: or tel:, without spaces";
}

const pageNamed = (from: string) => from.toLowerCase().replace(/\.html$/, "");

/**
 * Reports each missing target once, at the first link to it. The message lists all other links to that
 * target.
 */
function deadLinks(texts: Text[], all: Targets): Problem[] {
  const { targets, redirects, hidden } = all;
  const dead = texts.flatMap((text) =>
    linksIn(text)
      .map((href) => href.replace(/[?#].*$/, ""))
      .filter((href) => href !== "" && !targets.has(href))
      .filter((href) => !hidden.some(({ path }) => path === href) || !isUnseen(text, hidden))
      .filter((href) => !(text.role === "redirect" && resolveRedirect(redirects, href)))
      .map((href) => ({ text, href })),
  );
  return [...Map.groupBy(dead, ({ href }) => href)].flatMap(([href, links]) => {
    const [first, ...others] = links.map(({ text }) => text);
    if (!first) return [];
    const also = others.length > 0 ? `. The same link is in ${placesOf(others)}` : "";
    return problem(first, `links to ${shortened(href)}, which ${reasonOf(href, all)}${also}`);
  });
}

const placesOf = (texts: Text[]) =>
  [...new Set(texts.map(({ yaml, path }) => placeOf(yaml, path)))].join(", ");

/**
 * True if visitors never see the text, because its page is unpublished or because the build removes its menu
 * item or card.
 */
const isUnseen = ({ yaml, path }: Text, hidden: readonly Unpublished[]) =>
  isLeftOut(yaml.name, path) || hidden.some(({ file }) => file === yaml.name);

function reasonOf(href: string, { targets, redirects, hidden }: Targets): string {
  const unpublished = hidden.find(({ path }) => path === href);
  if (unpublished) return `${unpublished.reason}. Remove the link, or publish the page`;
  return `is not a ${isFile(href) ? "file" : "page"} of this site. ${successor(href, targets, redirects)}`;
}

const isFile = (href: string) => href.includes(".");

function successor(href: string, targets: Set<string>, redirects: readonly Redirect[]): string {
  const moved = resolveRedirect(redirects, href);
  if (moved) return `It has moved to ${moved}: write that`;
  const page = pageOf(href, targets);
  if (page) return `Write ${page}`;
  const same = [...targets].filter((target) => isFile(target) === isFile(href));
  const near = nearestOf(href, same, 3).join(" or ");
  const remedy = near ? `Did you mean ${near}? Otherwise add` : "Add";
  return `${remedy} the ${isFile(href) ? "file to static/" : "page"}, or remove the link`;
}

function linksIn({ yaml, path, role, value }: Text): string[] {
  const isLink = role === "link" || role === "redirect";
  const targets = isLink ? [value].filter(() => !isGroup(yaml, path)) : linkTargets(value);
  return targets.filter((target) => internalPath.test(target));
}

const isGroup = ({ data }: YamlFile, path: Path): boolean =>
  "subItems" in (valueAt(data, path.slice(0, -1)) as object);

function repeated(texts: Text[], role: Role): Problem[] {
  const own = texts.filter((text) => text.role === role);
  const groups = Map.groupBy(own, ({ value }) => value.trim().toLowerCase());
  return [...groups.values()].flatMap(([first, ...others]) =>
    others.map((text) =>
      problem(text, `is the same as in ${placesOf([first as Text])}: each page needs its own`),
    ),
  );
}
