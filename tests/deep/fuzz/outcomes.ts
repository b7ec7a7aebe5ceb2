import { createHash } from "node:crypto";
import type { Project } from "../../fixtures/project.ts";
import { all, type Element, parsePage } from "../../fixtures/html.ts";

const place = /^[^\s:][^:]*:\d+:\d+: (.+)$/;
const advice =
  /\b(write|indent|put|remove|restore|keep|rename|make|export|correct|check|add|change|cut|draw|simplify|must (be|hold)|replace|save|give|start|use|say|type|leaves? a gap|did you mean|crop|is longer than|allowed here|needs its own)\b/i;
const summary = /^(and \d+ more|\d+ things? to fix\. The last good build is untouched\.|Encoding .+)$/;

/** Returns error lines that lack a file position or advice. */
export const failureProblems = (output: string): string[] =>
  output
    .split("\n")
    .filter((line) => line !== "" && !summary.test(line) && !advice.test(place.exec(line)?.[1] ?? ""));

/** Returns the problems of all pages of a successful build. */
export async function siteProblems(project: Project): Promise<string[]> {
  const pages = [...(await project.snapshot("dist")).keys()].filter((path) => path.endsWith(".html"));
  const problems = pages.map(async (path) =>
    documentProblems(await project.read(`dist/${path}`)).map((problem) => `${path}: ${problem}`),
  );
  return (await Promise.all(problems)).flat();
}

const forbidden = /[^\P{Cc}\t\n]|[\p{Cs}\p{Noncharacter_Code_Point}]/u;

function documentProblems(html: string): string[] {
  const problems: string[] = [];
  const elements = all(parsePage(html, problems));
  const csp = elements.find(({ attributes }) => attributes["http-equiv"] === "Content-Security-Policy");
  const policy = csp?.attributes["content"] ?? "";
  const ids = elements.flatMap(({ attributes }) => attributes["id"] ?? []);
  if (forbidden.test(html)) problems.push("a forbidden character");
  if (!policy.startsWith("default-src 'none';") && !html.includes('http-equiv="refresh"'))
    problems.push(`policy: ${policy}`);
  if (new Set(ids).size < ids.length) problems.push("a repeated id");
  return problems.concat(elements.filter((element) => isUnsafe(element, policy)).map(({ name }) => name));
}

function isUnsafe({ name, attributes, children }: Element, policy: string): boolean {
  const href = attributes["href"] ?? attributes["src"] ?? attributes["formaction"] ?? "/";
  const isInline =
    name === "script" && !("src" in attributes) && attributes["type"] !== "application/ld+json";
  const hash = () => createHash("sha256").update(children.join("")).digest("base64");
  return (
    ["base", "object", "embed", "applet", "frame", "portal"].includes(name) ||
    Object.keys(attributes).some((key) => /^(on|style$|srcdoc$)/i.test(key)) ||
    !/^(\/(?!\/)|#|https:\/\/[a-z0-9]|mailto:|tel:)/.test(href) ||
    (isInline && !policy.includes(hash()))
  );
}
