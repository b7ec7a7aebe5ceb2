import type { Draft, Mutation } from "./draft.ts";
import type { Random } from "./random.ts";

const slug = (path: string) => path.replace(/^.*\/|\.yaml$/g, "");
const pages = (draft: Draft) => draft.paths.filter((path) => /(services|solutions)\/[^/]+\.yaml$/.test(path));
const navigation = "content/navigation.yaml";

function addRedirects(draft: Draft, ...redirects: [from: string, to: string][]): string {
  const lines = redirects.map(([from, to]) => `  - { from: ${from}, to: ${to} }\n`).join("");
  draft.write(
    navigation,
    draft.text(navigation).replace(/^redirects:\n/m, (line) => line + lines),
  );
  return lines;
}

/** A new page with its own title and description. */
function copyPage(draft: Draft, path: string, target: string): string {
  const text = draft
    .text(path)
    .replace(/^title: .*$/m, "title: Another page")
    .replace(
      /^description: [^>].*$|^description: >-?\n(?: .*\n)+/m,
      `description: ${"Another offer of ours, ".repeat(6)}\n`,
    );
  draft.write(target, text);
  return `${path} as ${target}`;
}

function remove(draft: Draft, path: string): string {
  draft.instead(path, () => {});
  return path;
}

/** Content whose files are valid individually but contradict one another. Every build must reject it. */
export const conflicts: Record<string, (draft: Draft, random: Random) => string> = {
  "a page under two endings": (draft, random) => {
    const path = random.of(pages(draft));
    return copyPage(draft, path, path.replace(/yaml$/, random.of(["yml", "YAML", "yaml.txt"])));
  },
  "a page in a folder that has none": (draft, random) => {
    const path = random.of(pages(draft));
    return copyPage(draft, path, `content/${random.of(["", "pages/", "services/new/"])}${slug(path)}.yaml`);
  },
  "a title on two pages": (draft, random) => {
    const path = random.of(pages(draft));
    draft.write(path.replace(slug(path), "copy"), draft.bytes(path));
    return path;
  },
  "a page where a redirect begins": (draft, random) =>
    copyPage(draft, random.of(pages(draft)), "content/solutions/railways-hvac.yaml"),
  "a file where the build writes one": (draft, random) => {
    const names = [
      "about/index.html",
      "about",
      "images",
      "assets",
      "robots.txt",
      "sitemap.xml",
      "index.html",
      "404.html",
    ];
    const path = `static/${random.of([...names, "services/amc", "About/index.html", "Robots.txt", "about/index.html/x"])}`;
    draft.write(path, "x");
    return path;
  },
  "a page removed that others name": (draft, random) => remove(draft, random.of(pages(draft))),
  "a page renamed": (draft, random) => {
    const path = random.of(pages(draft));
    draft.write(path.replace(slug(path), "renamed"), draft.bytes(path));
    return remove(draft, path);
  },
  "a picture removed": (draft, random) => {
    const text = draft.text(random.of(pages(draft)));
    const named = [...text.matchAll(/(?:file|picture|nightFile): ([\w-]+\.(?:webp|jpg|png))$/gm)];
    return remove(draft, `content/images/${random.of(named)[1]}`);
  },
  "places of parts removed": (draft, random) =>
    remove(draft, random.of(draft.paths.filter((path) => path.endsWith(".json")))),
  "a redirect from a page": (draft, random) => {
    const path = random.of(["/about", ...pages(draft).map((page) => page.slice(7, -5))]);
    return addRedirects(draft, [path.replace("about", random.of(["about", "About"])), "/contact"]);
  },
  "a redirect to no page": (draft, random) =>
    addRedirects(draft, ["/before", random.of(["/nix", "/before", "/services", "/404.html"])]),
  "redirects from one address": (draft, random) =>
    addRedirects(draft, ["/before", "/about"], [random.of(["/before", "/Before", "/BEFORE"]), "/contact"]),
  "an id that the page has": (draft, random) => {
    const id = random.of(["content", "menu", "contact-form", "not-cooling", "new-system"]);
    const path = "content/pages/contact.yaml";
    draft.write(path, draft.text(path).replace("id: maintenance-contract", `id: ${id}`));
    return id;
  },
  "a calculator removed": (draft, random) => {
    const path = "content/calculators.yaml";
    const blocks = draft.text(path).split(/^(?=[a-zA-Z])/m);
    const at = 1 + random.below(blocks.length - 1);
    draft.write(path, blocks.filter((_, index) => index !== at).join(""));
    return String(blocks[at]?.split("\n")[0]);
  },
  "a link to a part that is not there": (draft, random) => {
    const path = random.of(pages(draft));
    draft.write(
      path,
      draft.text(path).replace(/(^ +(?:- )?href: \/[a-z/-]+|\]\(\/[a-z/-]+)(?=\)|$)/m, "$1#nix"),
    );
    return path;
  },
};

export const conflict: Mutation = (draft, random) => {
  const kind = random.of(Object.keys(conflicts));
  return `${kind}: ${conflicts[kind]?.(draft, random)}`;
};
