import { forwardedTls } from "../../hosting/forwarded.ts";
import type { Expectation, Visitor } from "./expectation.ts";

const engine = "AppleWebKit/537.36 (KHTML, like Gecko)";
const desktop = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${engine} Chrome/140.0.0.0 Safari/537.36`;
const android = `Mozilla/5.0 (Linux; Android 10; K) ${engine} Chrome/140.0.0.0 Mobile Safari/537.36`;
const iphone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1";
const google = { Referer: "https://www.google.com/" };
const english = { "Accept-Language": "en-US,en;q=0.9" };

const person = (name: string, agent: string, headers: Record<string, string> = english): Visitor => ({
  name,
  kind: "person",
  headers: { "User-Agent": agent, Accept: "text/html,*/*;q=0.8", ...headers },
});
const crawler = (name: string, agent: string): Visitor => ({
  name,
  kind: "crawler",
  headers: { "User-Agent": agent },
});

export const noLanguage = "a browser without Accept-Language";

/** Clients that a hacked host, a firewall or a cache may treat differently. */
const visitors: Visitor[] = [
  person("an Android phone", android),
  person("an iPhone", iphone),
  person("a visitor from a search engine", desktop, { ...english, ...google }),
  person("a phone from a search engine", android, { ...english, ...google }),
  person("a browser in Urdu", desktop, { "Accept-Language": "ur-PK,ur;q=0.9" }),
  person(noLanguage, desktop, {}),
  crawler(
    "Google's crawler",
    `Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) ${engine} Chrome/140.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)`,
  ),
  crawler("Bing's crawler", "Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)"),
  crawler("WhatsApp's link preview", "WhatsApp/2.24.1.78 A"),
];

const campaignQuery = "?utm_source=a&gclid=b&fbclid=c";
export const campaign: Visitor = { name: "a visitor from an advertisement", kind: "person", headers: {} };

const proxyValues: Record<string, string[]> = {
  "X-Forwarded-Proto": ["https,http", "HTTPS, https"],
  "CF-Visitor": ['{"scheme":"https"}'],
  Forwarded: ["for=192.0.2.1;proto=https, for=10.0.0.1;proto=http"],
  "X-Forwarded-Ssl": ["on"],
  "Front-End-Https": ["On"],
};

const proxies: Visitor[] = forwardedTls.flatMap(([field]) =>
  (proxyValues[field] ?? ["https"]).map((value) => ({
    name: `a proxy with ${field}: ${value}`,
    kind: "proxy" as const,
    headers: { [field]: value },
  })),
);

type ServedPath = readonly [path: string, file: string];

const mostPages = 30;

/**
 * Expects every client to get the same response as a plain request.
 *
 * @param pages URL paths, each with the file that is served
 * @param files paths of files other than pages
 * @param fields returns the header fields for a file
 */
export function visitExpectations(
  pages: ServedPath[],
  files: string[],
  fields: (file: string) => Record<string, string>,
): Expectation[] {
  const step = Math.ceil(pages.length / mostPages);
  const some = pages.filter((_, index) => index % step === 0);
  const named = (pattern: RegExp): ServedPath[] =>
    files.filter((file) => pattern.test(file)).map((file) => [`/${file}`, file]);
  const besides = { person: named(/\.js$/), crawler: named(/^robots\.txt$|^sitemap.*\.xml$/), proxy: [] };
  const visit = (visitor: Visitor, [path, file]: ServedPath): Expectation => ({
    name: `GET ${path} as ${visitor.name}`,
    kind: file.endsWith(".html") ? "page" : "file",
    visitor,
    request: {
      path,
      method: "GET",
      headers: { ...visitor.headers, "Accept-Encoding": "gzip, deflate, br, zstd" },
    },
    status: [200],
    file,
    encoding: "br",
    headers: fields(file),
  });
  return [
    ...some.map(([path, file]) => visit(campaign, [path + campaignQuery, file])),
    ...visitors.flatMap((one) => [...some, ...besides[one.kind]].map((page) => visit(one, page))),
    ...proxies.map((one) => visit(one, ["/", "index.html"])),
  ];
}
