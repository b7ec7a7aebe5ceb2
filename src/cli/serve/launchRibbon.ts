import { countMarks } from "../../build/content/marks.ts";
import type { Manifest } from "../../build/site/manifest.ts";
import { escapeXml } from "../../build/lib/escapeXml.ts";
import { hashSource } from "../../build/pages/page.ts";

/** On phones, the ribbon is at the end of the page, because the call bar sticks to the bottom edge. */
const css = `#launch{background:#ffd75e;color:#000;font:0.875rem/1.5 system-ui;padding:0.25rem 1rem}
#launch a{color:#00f;text-decoration:underline}#launch summary{cursor:pointer;padding-block:0.125rem}
#launch ul{max-height:25vh;margin:0.5rem 0;padding-inline-start:1.25rem;overflow:auto;overflow-wrap:anywhere;list-style:disc}
@media print{#launch{display:none}}@media (min-width:768px){#launch{position:sticky;inset-block-end:0;z-index:9}}`;

type OpenTasks = Pick<Manifest, "folder" | "routes" | "marks" | "unpublished">;

/** Adds a ribbon that lists all placeholders and claims, starting with those from the page's `file`. */
export function withLaunchRibbon(
  html: Buffer,
  file: string,
  { folder, routes, marks, unpublished }: OpenTasks,
): Buffer {
  const paths = new Map(routes.map((route) => [route.file, route.path]));
  const current = `/${file.replace(/\/?index\.html$/, "")}`;
  const hidden = unpublished.find(({ path }) => path === current);
  if (marks.length === 0 && !hidden) return html;
  const items = marks.map((mark) => ({ mark, path: paths.get(mark.file) ?? "" }));
  const rank = ({ path }: (typeof items)[number]) => (path === current ? 0 : path === "" ? 1 : 2);
  const list = items
    .toSorted((one, other) => rank(one) - rank(other))
    .map(({ mark, path }) => item(mark, path, folder));
  const note = hidden ? `<p><strong>This page ${hidden.reason}</strong>: only npm run dev shows it.</p>` : "";
  const details =
    marks.length > 0
      ? `<details><summary>${countMarks(marks)}</summary><ul>${list.join("")}</ul></details>`
      : "";
  const ribbon = `<aside id="launch" aria-label="Before launch"><style>${css}</style>${note}${details}</aside>`;
  const page = html.toString().replace("style-src 'self'", `style-src 'self' ${hashSource(css)}`);
  return Buffer.from(page + ribbon);
}

/**
 * The link's text fragment makes browsers scroll to the marked string. With an empty `path`, the link goes to
 * the current page, because site-wide facts appear on every page.
 */
function item({ file, line, kind, value }: Manifest["marks"][number], path: string, folder: string): string {
  const shown = value.replaceAll("**", "").replace(/\[([^\]]*)\]\([^)]*\)/g, "$1");
  const words = shown.split(/\s+/).slice(0, 6).join(" ");
  const href = `${path}#:~:text=${encodeURIComponent(words).replaceAll("-", "%2D")}`;
  const place = `${kind === "confirm" ? "claim" : kind}, ${folder}/${file}:${line}`;
  return `<li>${path || "Every page"}: <a href="${escapeXml(href)}">${escapeXml(value)}</a> (${place})</li>`;
}
