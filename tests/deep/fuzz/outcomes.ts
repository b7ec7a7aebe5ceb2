import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "../../../src/build/lib/files.ts";
import { all, type Element, parsePage } from "../../fixtures/html.ts";
import type { Outcome } from "./builder.ts";

/** Files of a folder, without reading them. */
export const fingerprint = (folder: string): string =>
  listFiles(folder)
    .map((path) => {
      const { size, mtimeMs } = statSync(join(folder, path));
      return `${path} ${size} ${mtimeMs}`;
    })
    .join("\n");

/** Guarantees of every build, successful or not. */
export function outcomeFaults(outcome: Outcome): string[] {
  const { code, output, seconds } = outcome;
  return [
    ...(code === undefined ? [`crashed or hung: ${output.slice(0, 600)}`] : []),
    ...(seconds > 10 ? [`took ${seconds} s`] : []),
    ...(output.length > 20_000 ? [`says ${output.length} characters`] : []),
    ...(code === 1 ? refusalFaults(output) : []),
  ];
}

const place = /^[^\s:][^:]*:\d+:\d+: (.+)$/;
const remedy =
  /\b(write|put|remove|restore|keep|rename|make|export|correct|check|add|change|cut|draw|simplify|must (be|hold)|replace|save|give|start|use|say|type|leaves? a gap|did you mean|crop|is longer than|allowed here|needs its own)\b/i;

/** Each line must give a place and advice. */
function refusalFaults(output: string): string[] {
  const lines = output.split("\n").filter((line) => line !== "");
  const end = /^(and \d+ more|\d+ things? to fix\. The last good build is untouched\.|Encoding pictures .+)$/;
  return lines.flatMap((line) => {
    const [, message] = place.exec(line) ?? [];
    if (end.test(line) || /^static\/.*: rename or remove it$/.test(line)) return [];
    if (message === undefined) return [`no place: ${line.slice(0, 300)}`];
    return remedy.test(message) ? [] : [`no remedy: ${line.slice(0, 300)}`];
  });
}

/** Checks every document and host file of a successful build against those of the original content. */
export function siteFaults(folder: string, sound: ReadonlySet<string>): string[] {
  return listFiles(folder).flatMap((path) => {
    const text = () => readFileSync(join(folder, path), "utf8");
    if (path.endsWith(".html")) return documentFaults(text()).map((fault) => `${path}: ${fault}`);
    if (!isHostFile(path)) return [];
    const odd = linesOf(text()).find((line) => !sound.has(line));
    return odd === undefined ? [] : [`${path}: a line that sound content does not give: ${odd}`];
  });
}

const isHostFile = (path: string) =>
  /(^|\/)(\.htaccess|nginx\.conf|Caddyfile|_headers|_redirects)$/.test(path);

/** Lines of every host file without words: only punctuation can change their meaning for a server. */
export const hostLines = (folder: string): Set<string> =>
  new Set(
    listFiles(folder)
      .filter(isHostFile)
      .flatMap((path) => linesOf(readFileSync(join(folder, path), "utf8"))),
  );

const linesOf = (text: string) => text.split("\n").map((line) => line.replace(/[\w+/=.-]+/g, "x").trim());

const forbidden = /[^\P{Cc}\t\n]|[\p{Cs}\p{Noncharacter_Code_Point}]/u;
const policy =
  /^default-src 'none';script-src 'self'( 'sha256-[\w+/=]+')+;style-src 'self' 'sha256-[\w+/=]+';img-src 'self';font-src 'self';connect-src 'self';manifest-src 'self'(;frame-src https:\/\/[a-z0-9.-]+(:\d+)?)?$/;

function documentFaults(html: string): string[] {
  const faults: string[] = [];
  const elements = all(parsePage(html, faults));
  const csp = elements.find(({ attributes }) => attributes["http-equiv"] === "Content-Security-Policy");
  const allowed = csp?.attributes["content"] ?? "";
  const ids = elements.flatMap(({ attributes }) => attributes["id"] ?? []);
  const isRedirect = html.includes('http-equiv="refresh"');
  return [
    ...faults,
    ...(forbidden.test(html) ? ["holds a character that no page may hold"] : []),
    ...(isRedirect || policy.test(allowed) ? [] : [`the policy is ${allowed}`]),
    ...(new Set(ids).size === ids.length ? [] : ["an id stands twice"]),
    ...elements.flatMap((element) => elementFaults(element, allowed)),
  ];
}

const elementsThatAct = ["base", "object", "embed", "applet", "frame", "portal"];

function elementFaults({ name, attributes, children }: Element, allowed: string): string[] {
  const hash = () => createHash("sha256").update(children.join("")).digest("base64");
  const href = attributes["href"] ?? attributes["src"] ?? attributes["formaction"] ?? "/";
  return [
    ...(elementsThatAct.includes(name) ? [`holds <${name}>`] : []),
    ...Object.keys(attributes).flatMap((key) =>
      /^(on|style$|srcdoc$)|[^a-z:-]/i.test(key.replace(/[A-Z0-9]/g, "")) ? [`<${name}> has ${key}`] : [],
    ),
    ...(/^(\/(?!\/)|#|https:\/\/[a-z0-9]|mailto:|tel:)/.test(href) ? [] : [`<${name}> leads to ${href}`]),
    ...(!["script", "style"].includes(name) &&
    children.some((child) => typeof child === "string" && /[{}]|\*\*/.test(child))
      ? [`<${name}> prints braces or asterisks`]
      : []),
    ...(name === "script" && !("src" in attributes) && attributes["type"] !== "application/ld+json"
      ? allowed.includes(hash())
        ? []
        : ["an inline script that the policy does not name"]
      : []),
    ...(name === "script" && "src" in attributes && !/^\/assets\/[\w-]+\.js$/.test(href)
      ? [`a script from ${href}`]
      : []),
  ];
}
