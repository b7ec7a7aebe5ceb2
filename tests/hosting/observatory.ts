import { all, parsePage } from "../fixtures/html.ts";
import type { Reply } from "../../src/tools/verify/ask.ts";

/**
 * Points by the published rules of Mozilla's HTTP Observatory: github.com/mdn/mdn-http-observatory, algorithm 6,
 * src/grader/charts.js and src/analyzer/tests. A site begins with 100; what is lost counts always, what is gained
 * only from 90 on.
 */
const points = {
  policy: { none: -25, unsafeScript: -20, unsafeStyle: 0, safe: 5, safeFromNone: 10 },
  cookies: { none: 0, any: -40 },
  redirection: { missing: -20, otherHost: -5, sameHost: 0 },
  referrer: { unsafe: -5, none: 0, private: 5 },
  transport: { none: -20, underSixMonths: -10, sixMonths: 0 },
  integrity: { foreignWithout: -50, none: 0, own: 5 },
  sniffing: { allowed: -5, refused: 0 },
  framing: { allowed: -20, header: 0, policy: 5 },
  resourcePolicy: { none: 0, strict: 10 },
  openerPolicy: { none: 0, sameOrigin: 10 },
  embedderPolicy: { none: 0, strict: 10 },
  sharing: { none: 0, anyoneWithCredentials: -50 },
} as const;

const leastForExtra = 90;
const sixMonths = 15_552_000;
const privateReferrers = ["no-referrer", "same-origin", "strict-origin", "strict-origin-when-cross-origin"];

/** What the Observatory looks at: the page by https, and the same address by http. */
export type Look = { page: Reply; http: Reply; address: URL };

/** The score of a page, and the points it is made of. */
export function observatoryScore(look: Look): { score: number; parts: Record<string, number> } {
  const headers = Object.fromEntries(
    Object.entries(look.page.headers).map(([name, value]) => [
      name,
      value === undefined ? undefined : String(value),
    ]),
  );
  const html = look.page.body.toString();
  const parts = {
    policy: points.policy[policyGrade(policiesOf(headers["content-security-policy"], html))],
    cookies: points.cookies[headers["set-cookie"] ? "any" : "none"],
    redirection: points.redirection[redirectionGrade(look)],
    referrer: points.referrer[referrerGrade(headers["referrer-policy"])],
    transport: points.transport[transportGrade(headers["strict-transport-security"])],
    integrity: points.integrity[integrityGrade(html)],
    sniffing: points.sniffing[headers["x-content-type-options"] === "nosniff" ? "refused" : "allowed"],
    framing: points.framing[framingGrade(headers["content-security-policy"], headers["x-frame-options"])],
    resourcePolicy:
      points.resourcePolicy[strict(headers["cross-origin-resource-policy"], ["same-origin", "same-site"])],
    openerPolicy:
      points.openerPolicy[headers["cross-origin-opener-policy"] === "same-origin" ? "sameOrigin" : "none"],
    embedderPolicy:
      points.embedderPolicy[
        strict(headers["cross-origin-embedder-policy"], ["require-corp", "credentialless"])
      ],
    sharing: points.sharing[headers["access-control-allow-credentials"] ? "anyoneWithCredentials" : "none"],
  };
  const values = Object.values(parts);
  const lost = values.filter((value) => value < 0).reduce((sum, value) => sum + value, 100);
  return {
    score: lost >= leastForExtra ? values.reduce<number>((sum, value) => sum + value, 100) : lost,
    parts,
  };
}

type Policy = Map<string, string[]>;

function policiesOf(header: string | undefined, html: string): Policy[] {
  const meta = all(parsePage(html), "meta", { "http-equiv": "" }).filter(
    ({ attributes }) => attributes["http-equiv"]?.toLowerCase() === "content-security-policy",
  );
  const inPage = meta.map(({ attributes }) =>
    (attributes["content"] ?? "").replace(/(?:frame-ancestors|report-uri|sandbox)[^;]*;?/g, ""),
  );
  return [...(header ? [header] : []), ...inPage].map(parsePolicy);
}

const parsePolicy = (text: string): Policy =>
  new Map(
    text
      .split(";")
      .map((directive) => directive.trim().toLowerCase().split(/\s+/))
      .filter(([name]) => name)
      .map(([name = "", ...sources]) => [name, sources]),
  );

/** Where several policies hold, a source has to stand in each that speaks of its directive. */
function policyGrade(policies: Policy[]): keyof typeof points.policy {
  if (policies.length === 0) return "none";
  const sourcesOf = (directive: string): string[] => {
    const lists = policies.flatMap((policy) => policy.get(directive) ?? policy.get("default-src") ?? []);
    const speaking = policies.filter((policy) => policy.has(directive) || policy.has("default-src"));
    if (speaking.length === 0) return ["*"];
    return lists.filter((source) => source !== "'none'");
  };
  const broad = /^(\*|https?:|ftp:|https?:\/\/\*(\.\*)?|data:|'unsafe-inline'|'unsafe-eval')$/;
  if ([...sourcesOf("script-src"), ...sourcesOf("object-src")].some((source) => broad.test(source)))
    return "unsafeScript";
  if (sourcesOf("style-src").some((source) => broad.test(source))) return "unsafeStyle";
  const fromNone = policies.some((policy) => policy.get("default-src")?.join(" ") === "'none'");
  return fromNone ? "safeFromNone" : "safe";
}

function redirectionGrade({ http, address }: Look): keyof typeof points.redirection {
  const { location } = http.headers;
  if (![301, 302, 307, 308].includes(http.status) || !location?.startsWith("https:")) return "missing";
  return new URL(location).hostname === address.hostname ? "sameHost" : "otherHost";
}

function referrerGrade(header: string | undefined): keyof typeof points.referrer {
  if (header === undefined) return "none";
  return privateReferrers.includes(header.split(",").at(-1)?.trim() ?? "") ? "private" : "unsafe";
}

function transportGrade(header: string | undefined): keyof typeof points.transport {
  const seconds = Number(/max-age=(\d+)/.exec(header ?? "")?.[1] ?? 0);
  if (seconds === 0) return "none";
  return seconds >= sixMonths ? "sixMonths" : "underSixMonths";
}

function integrityGrade(html: string): keyof typeof points.integrity {
  const scripts = all(parsePage(html), "script", { src: "" });
  if (
    scripts.some(
      ({ attributes }) => /^(https?:)?\/\//.test(attributes["src"] ?? "") && !attributes["integrity"],
    )
  )
    return "foreignWithout";
  return scripts.length > 0 && scripts.every(({ attributes }) => attributes["integrity"]) ? "own" : "none";
}

function framingGrade(policy: string | undefined, header: string | undefined): keyof typeof points.framing {
  const ancestors = parsePolicy(policy ?? "").get("frame-ancestors");
  if (ancestors && !ancestors.includes("*")) return "policy";
  return /^(deny|sameorigin)$/i.test(header ?? "") ? "header" : "allowed";
}

const strict = (header: string | undefined, values: string[]): "strict" | "none" =>
  values.includes(header ?? "") ? "strict" : "none";
