import { internalPath } from "../../content/hrefs.ts";
import { linksOf, linkTargets } from "../../content/inline.ts";
import { isPublic, type Route } from "../../content/routes.ts";
import { nearestOf } from "../../content/nearest.ts";
import { type Redirect, resolveRedirect } from "../../content/redirects.ts";
import type { Problem } from "../lib/problems.ts";
import { quoted, shortened } from "../../content/quoted.ts";
import { files as yamlFiles } from "../../content/schema.ts";
import type { Unpublished } from "./content.ts";
import { type Path, valueAt } from "../../content/fields.ts";
import { formProblem, isFile, pageOf } from "./linkForms.ts";
import { type PlacedText as Text, placedTexts, placeOf, problemAt, type YamlFile } from "./yaml.ts";

type Targets = {
  targets: Set<string>;
  redirects: readonly Redirect[];
  hidden: readonly Unpublished[];
};

/**
 * Reports invalid and dead links, and redirects that shadow a page.
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
  ];
}

const problem = ({ yaml, path }: Text, message: string) => problemAt(yaml, path, message);

const ownHost = (sources: YamlFile[]): string => {
  const url = String(valueAt(sources.find(({ name }) => name === "site.yaml")?.data, ["url"]));
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, "") : "";
};

function oddLinks(text: Text, paths: ReadonlySet<string>, host: string): Problem[] {
  const { value, role } = text;
  const written = [...value.matchAll(/\]\(([^)]*)\)/g)].map(([, target = ""]) => target);
  const single = role === "link" && /^https?:/.test(value) ? [value] : [];
  return [...new Set([...written, ...linkTargets(value), ...single])].flatMap((target) => {
    const reason = formProblem(target, paths, host);
    return reason ? problem(text, `links to ${quoted(target)}, which is ${reason}`) : [];
  });
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
 * item or card (see `withoutPages`).
 */
const isUnseen = ({ yaml: { name }, path }: Text, hidden: readonly Unpublished[]) =>
  (name === yamlFiles.navigation.path && path[0] !== "redirects") ||
  (name === yamlFiles.home.path && path[1] === "cards") ||
  hidden.some(({ file }) => file === name);

function reasonOf(href: string, { targets, redirects, hidden }: Targets): string {
  const unpublished = hidden.find(({ path }) => path === href);
  if (unpublished) return `${unpublished.reason}. Remove the link, or publish the page`;
  return `is not a ${isFile(href) ? "file" : "page"} of this site. ${successor(href, targets, redirects)}`;
}

function successor(href: string, targets: Set<string>, redirects: readonly Redirect[]): string {
  const moved = resolveRedirect(redirects, href);
  if (moved) return `It has moved to ${moved}: write that`;
  const page = pageOf(href, targets);
  if (page) return `Write ${page}`;
  const same = [...targets].filter((target) => isFile(target) === isFile(href));
  const near = nearestOf(href, same, 3).join(" or ");
  const remedy = near ? `Did you mean ${near}? Otherwise add` : "Add";
  return `${remedy} the ${isFile(href) ? "file to content/static/" : "page"}, or remove the link`;
}

const linksIn = (text: Text): string[] =>
  text.role === "link" && isGroup(text.yaml, text.path)
    ? []
    : linksOf(text).filter((target) => internalPath.test(target));

const isGroup = ({ data }: YamlFile, path: Path): boolean =>
  "subItems" in (valueAt(data, path.slice(0, -1)) as object);
