import type { Expectation } from "./expectation.ts";
import { campaign, campaignQuery, proxies, type Visitor, visitors } from "./visitors.ts";

type Addressed = readonly [path: string, file: string];

/** Of more pages than this, as many stand for all. */
const mostPages = 30;

/**
 * What each of the visitors must be answered: the same as everybody else.
 *
 * @param pages paths with the files that answer
 * @param files paths of the files with an address of their own
 * @param fields header fields of the answer that sends a file
 */
export function visitExpectations(
  pages: Addressed[],
  files: string[],
  fields: (file: string) => Record<string, string>,
): Expectation[] {
  const step = Math.ceil(pages.length / mostPages);
  const some = pages.filter((_, index) => index % step === 0);
  const named = (pattern: RegExp): Addressed[] =>
    files.filter((file) => pattern.test(file)).map((file) => [`/${file}`, file]);
  const besides = { person: named(/\.js$/), crawler: named(/^robots\.txt$|^sitemap.*\.xml$/), proxy: [] };
  const visit = (visitor: Visitor, [path, file]: Addressed): Expectation => ({
    name: `GET ${path} as ${visitor.name}`,
    kind: file.endsWith(".html") ? "page" : "file",
    visitor,
    ask: {
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
