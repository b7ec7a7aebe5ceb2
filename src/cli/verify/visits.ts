import type { Expectation } from "./expectation.ts";
import { campaign, campaignQuery, proxies, type Visitor, visitors } from "./visitors.ts";

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
