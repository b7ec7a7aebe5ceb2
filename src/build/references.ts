import { isListed, type Route } from "../content/routes.ts";
import type { Content } from "./load.ts";
import type { Problem } from "./problems.ts";
import { name, type Path, type YamlFile } from "./yaml.ts";

type Text = { yaml: YamlFile; path: Path; value: string };

/** What one file says wrongly of another: links to no page, titles and descriptions that must differ. */
export function referenceProblems(sources: YamlFile[], routes: Route[]): Problem[] {
  const texts = sources.flatMap((yaml) => [...textsOf(yaml, yaml.data, [])]);
  return [...deadLinks(texts, routes), ...repeated(texts, "title"), ...repeated(texts, "description")];
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
      ({ path, page }) =>
        `${path} stands in no menu. Add to content/navigation.yaml, under menu and under footer: - { name: ${page.title}, href: ${path} }`,
    );
}

function* textsOf(yaml: YamlFile, value: unknown, path: Path): Generator<Text> {
  if (typeof value === "string") yield { yaml, path, value };
  else if (value !== null && typeof value === "object") {
    for (const [key, child] of Object.entries(value)) {
      yield* textsOf(yaml, child, [...path, Array.isArray(value) ? Number(key) : key]);
    }
  }
}

function deadLinks(texts: Text[], routes: Route[]): Problem[] {
  const paths = new Set(routes.filter(isListed).map((route) => route.path));
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
  return [...value.matchAll(/\]\((\/[^)\s]*)\)/g)].map((match) => match[1] ?? "");
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
