import { hiddenFolder } from "../../build/lib/files.ts";

/** A path that must give the not-found page; hidden files exist but must not be served. */
export type ForbiddenPath = { kind: "missing" | "folder" | "hidden"; path: string };

const unknown = [
  "/nowhere",
  "/no/where/at/all",
  "/services/nowhere/",
  "/assets/nowhere.js",
  "/about/nowhere.html",
  "/nowhere.html",
];

/** The archive is the one that README.md tells cPanel's users to delete. */
const hidden = [
  "/.htaccess",
  "/_headers",
  "/_redirects",
  `/${hiddenFolder}/nginx.conf`,
  `/${hiddenFolder}/`,
  "/.deployed.json",
  "/.git/config",
  "/.env",
  "/site.zip",
  "/index.html.br",
  "/404.html.gz",
];

/** Unknown paths, folders without a page, hidden files, and compressed files under their own names. */
export function forbiddenPaths(files: readonly string[]): ForbiddenPath[] {
  const folders = new Set(files.filter((file) => file.includes("/")).map((file) => file.replace(/\/.*/, "")));
  const closed = [...folders].filter(
    (folder) => /^(?!\.)|^\.well-known$/.test(folder) && !files.includes(`${folder}/index.html`),
  );
  const of = (kind: ForbiddenPath["kind"], paths: string[]) => paths.map((path) => ({ kind, path }));
  return [
    ...of(
      "folder",
      closed.flatMap((folder) => [`/${folder}`, `/${folder}/`]),
    ),
    ...of("missing", unknown),
    ...of("hidden", hidden),
  ];
}
