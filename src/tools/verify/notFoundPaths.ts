import { serverFolder } from "../../build/hosting/hostFiles.ts";

/** Addresses that lead nowhere: groups, folders, hidden files, packed files by their own names. */
export function nowhere(files: ReadonlyMap<string, unknown>): [kind: "missing" | "hidden", path: string][] {
  const folders = new Set(
    [...files.keys()].filter((file) => file.includes("/")).map((file) => file.replace(/\/.*/, "")),
  );
  const closed = [...folders].filter(
    (folder) => !folder.startsWith(".") && !files.has(`${folder}/index.html`),
  );
  return [
    ...closed.flatMap((folder) => [["missing", `/${folder}`] as const, ["missing", `/${folder}/`] as const]),
    ...[
      "/nowhere",
      "/no/where/at/all",
      "/services/nowhere/",
      "/assets/nowhere.js",
      "/about/nowhere.html",
      "/nowhere.html",
    ].map((path) => ["missing", path] as const),
    ...[
      "/.htaccess",
      "/_headers",
      "/_redirects",
      `/${serverFolder}/nginx.conf`,
      `/${serverFolder}/`,
      "/.git/config",
      "/index.html.br",
      "/404.html.gz",
    ].map((path) => ["hidden", path] as const),
  ].map(([kind, path]) => [kind, path]);
}
