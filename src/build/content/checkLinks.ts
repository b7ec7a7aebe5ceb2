import { internalPath, isHttpsUrl } from "../../content/hrefs.ts";
import { linkTargets } from "../../content/inline.ts";
import { isPublic, type Route } from "../../content/routes.ts";
import { nearestOf } from "../../content/nearest.ts";
import { type Redirect, resolveRedirect } from "../../content/redirects.ts";
import { type Problem } from "../lib/problems.ts";
import { quoted, shortened } from "../../content/quoted.ts";
import { isLeftOut, type Unpublished } from "./unpublished.ts";
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
    ...texts.flatMap((text) => oddLinks(text, paths)),
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

function oddLinks(text: Text, paths: Set<string>): Problem[] {
  const written = [...text.value.matchAll(/\]\(([^)]*)\)/g)].map(([, target = ""]) => target);
  return [...new Set([...written, ...linkTargets(text.value)])]
    .filter((target) => !isSound(target))
    .map((target) =>
      problem(text, `links to ${quoted(target)}, which is not a valid link. ${remedy(target, paths)}`),
    );
}

function remedy(target: string, paths: Set<string>): string {
  const web = target.replace(/^(http:\/\/)?(?=www\.)|^http:\/\//, "https://");
  if (isHttpsUrl(web)) return `Write ${web}`;
  if (/^[^\s@:/]+@[^\s@]+$/.test(target)) return `Write mailto:${target}`;
  const page = `/${target.replace(/^[./]+|\/$/g, "")}`;
  if (page !== "/" && paths.has(page)) return `Write ${page}`;
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
    return problem(first, `links to ${shortened(href)}, which ${faultOf(href, all)}${also}`);
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

function faultOf(href: string, { targets, redirects, hidden }: Targets): string {
  const unpublished = hidden.find(({ path }) => path === href);
  if (unpublished) return `${unpublished.reason}. Remove the link, or publish the page`;
  return `is not a ${isFile(href) ? "file" : "page"} of this site. ${successor(href, targets, redirects)}`;
}

const isFile = (href: string) => href.includes(".");

function successor(href: string, targets: Set<string>, redirects: readonly Redirect[]): string {
  const moved = resolveRedirect(redirects, href);
  if (moved) return `It has moved to ${moved}: write that`;
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
