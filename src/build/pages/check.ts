import { whatsappHref } from "../../content/contacts.ts";
import { linksOf, linkTargets } from "../../content/inline.ts";
import type { Content } from "../content/content.ts";
import { problemAt, type YamlFile } from "../content/yaml.ts";
import type { HostingTable } from "../../hosting/table.ts";
import { nearest } from "../../content/nearest.ts";
import { urlInText } from "../../content/trustLines.ts";
import { type Problem, problemOf, throwProblems } from "../lib/problems.ts";
import { type Page, PageError, type PageIndex } from "./page.ts";

type Targets = {
  byPath: ReadonlyMap<string, Page>;
  hosting: HostingTable;
  files: ReadonlySet<string>;
};

type DeadLink = { page: Page; href: string; problem: string };

/**
 * Checks the finished pages' links, assets, ids and references to ids. content/checkLinks.ts has already
 * checked the links in content, except for their fragments.
 *
 * @param files paths of all files in dist
 * @param content provides the allowed external links and the positions of dead links
 * @throws ContentError for dead links in content and for duplicate ids; PageError for all other problems
 */
export function checkPages(
  pages: Page[],
  files: ReadonlySet<string>,
  hosting: HostingTable,
  content: Pick<Content, "site" | "sources">,
): void {
  const { sources } = content;
  const allowed = externalLinks(content);
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const targets = { byPath, hosting, files };
  const dead = pages.flatMap((page) => page.index.links.flatMap(([href]) => deadLinks(page, href, targets)));
  const redirected = [...hosting.redirects.values(), ...hosting.queryRedirects.map(({ to }) => to)];
  if (pages[0]) for (const to of redirected) dead.push(...deadLinks(pages[0], to, targets));
  throwProblems(inContent(dead, sources));
  throwProblems(pages.flatMap(repeatedIds));
  const problems = pages.flatMap((page) =>
    [
      ...danglingIds(page.index),
      ...missingAssets(page.index, files),
      ...badExternalLinks(page.index, allowed),
      ...dead.filter((link) => link.page === page).map(({ problem }) => problem),
    ].map((problem) => `${page.path} (from ${page.yaml.file}): ${problem}`),
  );
  if (problems.length > 0) throw new PageError(problems.join("\n"));
}

/**
 * Reports ids that occur twice on a page. A problem's position is the `id` key in content or, for generated
 * ids, the start of the page's file.
 */
function repeatedIds({ yaml, index: { ids } }: Page): Problem[] {
  const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
  return repeated.map((id) => {
    const given = yaml.texts.find(({ role, value }) => role === "anchor" && value === id);
    const message = "is used twice on the page as an id: give one of the two parts another heading or id";
    return given ? problemAt(yaml, given.path, message) : problemOf(yaml.file, `"${id}" ${message}`);
  });
}

function danglingIds({ references, ids }: PageIndex): string[] {
  const present = new Set(ids);
  return references
    .filter(([, id]) => !present.has(id))
    .map(([attribute, id]) => `${attribute}="${id}" matches no element of the page`);
}

function deadLinks(page: Page, href: string, { byPath, hosting, files }: Targets): DeadLink[] {
  const [url = "", fragment] = href.split("#");
  const path = url.replace(/\?.*$/, "");
  const query = url.slice(path.length);
  if (!/^[/#]/.test(href) || files.has(path.slice(1))) return [];
  const plain = path.replace(/(.)\/$/, "$1");
  const target = byPath.get(path === "" ? page.path : hosting.pages.has(path) ? plain : "");
  if (!target)
    return [{ page, href: plain + query, problem: `links to ${path}, which is not a page of this site` }];
  const { ids } = target.index;
  if (!fragment || ids.includes(fragment)) return [];
  const words = fragment.split("-").filter((word) => word.length > 3);
  // Suggests only the ids that are made from content.
  const parts = ids.filter((id) => /^(accordion|part|project|tab)-/.test(id));
  const similar = parts.filter((id) => words.some((word) => id.includes(word)));
  const near = nearest(fragment, similar);
  const instead = near ? `Did you mean ${plain}#${near}?` : `Write ${target.path}, without #${fragment}`;
  const problem = `links to ${plain}#${fragment}, but ${target.path} has no such section. ${instead}`;
  return [{ page, href: `${plain}${query}#${fragment}`, problem }];
}

/** Finds dead links in content. A link that begins with # refers to the page that its file defines. */
function inContent(dead: DeadLink[], sources: YamlFile[]): Problem[] {
  const byHref = Map.groupBy(dead, ({ href }) => href);
  const problems: Problem[] = [];
  for (const yaml of sources) {
    const isOwn = ({ page }: DeadLink) => page.yaml.file === yaml.file;
    for (const field of yaml.texts)
      for (const href of linksOf(field)) {
        const links = byHref.get(href) ?? [];
        const link = links.find(isOwn) ?? (href.startsWith("#") ? undefined : links[0]);
        if (link) problems.push(problemAt(yaml, field.path, link.problem));
      }
  }
  return problems;
}

function missingAssets({ assets }: PageIndex, files: ReadonlySet<string>): string[] {
  return assets
    .filter((url) => !files.has(url.slice(1)))
    .map((url) => `refers to ${url}, which is neither generated nor in content/static/`);
}

/** Lists the external links that pages may have: links in content, and the company's WhatsApp link. */
export function externalLinks({ site, sources }: Pick<Content, "site" | "sources">): Set<string> {
  const { whatsapp } = site.facts;
  const targets = sources.flatMap(({ texts }) =>
    texts.flatMap(({ value }) => [value, ...linkTargets(value)]),
  );
  const urls = targets.filter((target) => /^https?:\/\/\S+$/.test(target));
  return new Set([...urls, ...urls.map(urlInText), ...(whatsapp ? [whatsappHref(whatsapp)] : [])]);
}

function badExternalLinks({ links }: PageIndex, allowed: ReadonlySet<string>): string[] {
  return links
    .filter(([href]) => /^(https?:)?\/\//.test(href))
    .flatMap(([href, rel]) => [
      // Ignores `?text=`, which is a WhatsApp link's prefilled message.
      ...(allowed.has(href.replace(/^(https:\/\/wa\.me\/\d+)\?text=.*/, "$1"))
        ? []
        : [`links to ${href}, which is not in content/`]),
      // Does not require `noopener`, because `noreferrer` implies it (HTML standard, "link types").
      ...(rel.split(" ").includes("noreferrer") ? [] : [`links to ${href} without rel="noreferrer"`]),
    ]);
}
