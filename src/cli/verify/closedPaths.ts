import type { Expectation } from "./difference.ts";
import type { HostProblem } from "./problem.ts";
import { type Host, sendRequest } from "./sendRequest.ts";
import { hiddenFolder } from "../../build/lib/files.ts";
import { manifestName } from "../deploy/manifest.ts";
import { manifestFile } from "../../build/site/manifest.ts";
import { foldersWithoutPage } from "../../hosting/hostFiles.ts";
import { hostFileNames } from "../../hosting/patterns.ts";

/** Files that may be left over on a host, and that reveal secrets or give attackers access. */
const known = [
  "/.env",
  "/.git/HEAD",
  "/.svn/entries",
  `/${manifestName}`,
  "/.htpasswd",
  "/.DS_Store",
  "/.user.ini",
  "/site.zip",
  "/dist.zip",
  "/public_html.zip",
  "/www.zip",
  "/backup.zip",
  "/backup.tar.gz",
  "/backup.sql",
  "/dump.sql",
  "/index.html.bak",
  "/index.html~",
  "/error_log",
  "/package.json",
  "/content/site.yaml",
  "/index.php",
  "/wp-login.php",
  "/wp-config.php",
  "/wp-config.php.bak",
  "/xmlrpc.php",
  "/info.php",
  "/phpinfo.php",
  "/adminer.php",
  "/phpmyadmin/",
  "/server-status",
];

export function leftovers(pages: Iterable<string>): string[] {
  const inner = [...pages].find((file) => file.includes("/"));
  return [...known, ...(inner ? [`/${inner.replace(/[^/]+$/, ".htaccess")}`] : [])];
}

/** Returns true for a server-side program. A static site never has one. */
export const isProgram = (path: string): boolean => /\.php$|phpmyadmin|server-status/.test(path);

/** Status codes that don't expose the file's contents. */
const refusals = [
  404, 301, 302, 303, 307, 308, 400, 401, 403, 405, 406, 410, 415, 418, 429, 451, 500, 501, 503,
];

export const leftover = (kind: "leftover" | "removed", path: string): Expectation => ({
  name: `GET ${path}`,
  kind,
  request: { path, method: "GET", headers: {} },
  status: refusals,
  headers: {},
});

/** Apache responds to TRACE before it reads `.htaccess`, so the build can't turn TRACE off. */
export async function traceProblems(host: Host): Promise<HostProblem[]> {
  const reply = await sendRequest(host, { path: "/", method: "TRACE" }).catch(() => undefined);
  if (!reply?.headers["content-type"]?.startsWith("message/http")) return [];
  return [
    {
      severity: "warning",
      message: "The host repeats requests (TRACE), including header fields that a proxy in front of it adds.",
      fix: "Ask the host for TraceEnable off.",
    },
  ];
}

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
  ...hostFileNames.map((name) => `/${name}`),
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
