import { hiddenFolder } from "../../build/lib/files.ts";
import { manifestFile } from "../../build/site/manifest.ts";
import { foldersWithoutPage } from "../../hosting/hostFiles.ts";

/** A path that must return the not-found page. Files of the kind `hidden` exist but must not be served. */
export type NotFoundPath = { kind: "missing" | "hidden"; path: string; folder?: boolean };

const unknown = [
  "/nowhere",
  "/no/where/at/all",
  "/services/nowhere/",
  "/assets/nowhere.js",
  "/about/nowhere.html",
  "/nowhere.html",
];

const hidden = [
  "/.htaccess",
  "/_headers",
  "/_redirects",
  `/${hiddenFolder}/nginx.conf`,
  `/${manifestFile}`,
  `/${hiddenFolder}/`,
  "/.git/config",
  "/index.html.br",
  "/404.html.gz",
];

export function notFoundPaths(files: ReadonlyMap<string, unknown>): NotFoundPath[] {
  return [
    ...foldersWithoutPage([...files.keys()])
      .filter((folder) => !folder.includes("/"))
      .flatMap((folder) => [`/${folder}`, `/${folder}/`])
      .map((path) => ({ kind: "missing" as const, path, folder: true })),
    ...unknown.map((path) => ({ kind: "missing" as const, path })),
    ...hidden.map((path) => ({ kind: "hidden" as const, path })),
  ];
}
