import { basename } from "node:path";
import { stringify } from "yaml";
import { linkTargets } from "../../content/inline.ts";
import { isListed, type Route } from "../../content/routes.ts";
import type { Content } from "./load.ts";
import type { Problem } from "../lib/problems.ts";
import { eachText, name, type Path, type YamlFile } from "./yaml.ts";

type Text = { yaml: YamlFile; path: Path; value: string };

/** What one file says wrongly of another: links that lead nowhere, titles and descriptions that must differ. */
export function referenceProblems(sources: YamlFile[], routes: Route[]): Problem[] {
  const texts = sources.flatMap(telling);
  return [
    ...oddLinks(texts, routes),
    ...deadLinks(texts, routes),
    ...repeated(texts, "title"),
    ...repeated(texts, "description"),
  ];
}

/** Pages that neither the menu nor the footer leads to, as advice for the editor. */
export function unlistedPages({ site }: Content, routes: Route[]): string[] {
  const listed = new Set(
    JSON.stringify(site.navigation)
      .match(/"\/[^"]*"/g)
      ?.map((quoted) => quoted.slice(1, -1)),
  );
  return routes
    .filter((route) => isListed(route) && !listed.has(route.path))
    .map(
      ({ path, file }) =>
        `${path} stands in no menu. Add to content/navigation.yaml, under menu and under footer:\n${menuItem(path, file)}`,
    );
}

/** A menu item as it may be pasted. Its name is the file's, as titles are long and made for search engines. */
function menuItem(path: string, file: string): string {
  const words = basename(file, ".yaml").split("-");
  const name = words.map((word) =>
    /^(hvac|amc)$/.test(word) ? word.toUpperCase() : word.slice(0, 1).toUpperCase() + word.slice(1),
  );
  return stringify([{ name: name.join(" "), href: path }])
    .trimEnd()
    .replaceAll(/^/gm, "  ");
}

/** The texts of a file that can say something of others: addresses, titles, descriptions, and all with a link. */
function telling(yaml: YamlFile): Text[] {
  const texts: Text[] = [];
  eachText(yaml.data, (value, path) => {
    if (value.includes("[") || tellingKeys.has(path.at(-1))) texts.push({ yaml, path: [...path], value });
  });
  return texts;
}

const tellingKeys = new Set<string | number | undefined>(["href", "title", "description"]);

const pathsOf = (routes: Route[]) => new Set(routes.filter(isListed).map((route) => route.path));

/** What a text's link may lead to; a browser would take anything else for a path beside the page, or run it. */
const soundTarget = /^(\/(?!\/)|#|https:\/\/\w|mailto:[^@\s]+@|tel:\+?\d)\S*$/;

/** Links as they are written, and not as the parser reads them: it takes `(/a b)` for no link at all. */
function oddLinks(texts: Text[], routes: Route[]): Problem[] {
  return texts.flatMap(({ yaml, path, value }) =>
    [...value.matchAll(/\]\(([^)]*)\)/g)]
      .map(([, target = ""]) => target)
      .filter((target) => !soundTarget.test(target))
      .map((target) => ({
        file: yaml.file,
        ...yaml.locate(path),
        message: `${name(path)} links to "${target}", which is no address. ${remedy(target, pathsOf(routes))}`,
      })),
  );
}

function remedy(target: string, paths: Set<string>): string {
  if (/^http:\/\/\w\S*$/.test(target)) return `Write ${target.replace("http:", "https:")}`;
  if (/^www\.\S+$/.test(target)) return `Write https://${target}`;
  if (/^[^\s@:/]+@[^\s@]+$/.test(target)) return `Write mailto:${target}`;
  const page = [...paths].find((path) => path !== "/" && path === `/${target.replace(/^[./]+|\/$/g, "")}`);
  if (page) return `Write ${page}`;
  return "Write /about for a page of this site, #part for a part of this page, or begin with https://, mailto: or tel:, without spaces";
}

function deadLinks(texts: Text[], routes: Route[]): Problem[] {
  const paths = pathsOf(routes);
  return texts.flatMap((text) =>
    linksIn(text)
      .map((href) => href.replace(/#.*$/, ""))
      .filter((href) => href !== "" && !paths.has(href))
      .map((href) => ({
        file: text.yaml.file,
        ...text.yaml.locate(text.path),
        message: `${name(text.path)} links to ${href}, which is no page of this site. ${suggestion(href, paths)}`,
      })),
  );
}

function linksIn({ yaml, path, value }: Text): string[] {
  if (path.at(-1) === "href") return value.startsWith("/") && !isGroup(yaml, path) ? [value] : [];
  return linkTargets(value).filter((target) => /^\/(?!\/)/.test(target));
}

/** A menu item with sub-items is a group: its path is a name, not a page. */
function isGroup({ data }: YamlFile, path: Path): boolean {
  const owner = path.slice(0, -1).reduce((value, part) => (value as Record<string, unknown>)[part], data);
  return "subItems" in (owner as object);
}

function suggestion(href: string, paths: Set<string>): string {
  const last = href.split("/").at(-1) ?? "";
  const near = [...paths].find((path) => last !== "" && path.includes(last.slice(0, 5)));
  return near ? `Write ${near}, or add the page` : `Write one of: ${[...paths].join(", ")}`;
}

function repeated(texts: Text[], key: "title" | "description"): Problem[] {
  const first = new Map<string, Text>();
  return texts
    .filter(
      ({ path, yaml }) =>
        path.length === 1 && path[0] === key && /(pages|services|solutions)[/\\]/.test(yaml.file),
    )
    .flatMap((text) => {
      const earlier = first.get(text.value.trim().toLowerCase());
      if (!earlier) {
        first.set(text.value.trim().toLowerCase(), text);
        return [];
      }
      const { line } = earlier.yaml.locate(earlier.path);
      const message = `${key} is the same as in ${earlier.yaml.file}:${line}: write one that says what only this page offers`;
      return [{ file: text.yaml.file, ...text.yaml.locate(text.path), message }];
    });
}
