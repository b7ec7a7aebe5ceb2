import { describe, expect, test } from "vitest";
import { sendRequest } from "../../src/cli/verify/sendRequest.ts";
import { startApache } from "./apache.ts";
import { servedToAll } from "./served.ts";
import { hosts, isMissing, type Start } from "./servers.ts";
import { asSecure, table } from "./site.ts";

const own = {
  ...table,
  redirects: new Map([
    ["/About_Us", "/about"],
    ["/pages/our-work.php", "/gallery"],
    ["/old/price list.html", "/contact.vcf"],
    ["/ہم", "/about#part"],
  ]),
  queryRedirects: [
    { path: "/", key: "page_id", value: "7", to: "/contact" },
    { path: "/index.php", key: "p", value: "1.2", to: "/about#part" },
  ],
};

/**
 * Without mod_rewrite, tests skip paths with a query, because mod_alias appends the query after the fragment.
 */
const answers: [path: string, status: number, to?: string][] = [
  ["/About_Us", 301, "/about"],
  ["/About_Us/?a=1", 301, "/about?a=1"],
  ["/about_us", 301, "/about"],
  ["/ABOUT_US.html", 301, "/about"],
  ["/AboutxUs", 404],
  ["/pages/our-work.php", 301, "/gallery"],
  ["/pages/our-workxphp", 404],
  ["/old/price list.html", 301, "/contact.vcf"],
  ["/ہم", 301, "/about#part"],
  ["/ہم?a=1", 301, "/about#part"],
  ["/?page_id=7", 301, "/contact"],
  ["/?a=b&page_id=7&c=d", 301, "/contact"],
  ["/?page_id=77", 200],
  ["/?my_page_id=7", 200],
  ["/index.php?p=1.2", 301, "/about#part"],
  ["/index.php?p=132", 404],
];

const withoutRewrite: Start = ({ folder }) => startApache(folder, { without: ["rewrite"] });

describe.each([...hosts, ["apache2 without mod_rewrite", withoutRewrite] as const])("%s", (name, start) => {
  describe.skipIf(isMissing(name))("redirects", () => {
    const served = servedToAll(start, own);

    test.each(name.includes("without") ? answers.filter(([path]) => !path.includes("?")) : answers)(
      "%s: %i %s",
      async (path, status, to) => {
        const reply = await sendRequest(asSecure(served().server.origin), { path: encodeURI(path) });
        expect([reply.status, reply.headers.location?.replace(/^https?:..[^/]+/, "")]).toEqual([status, to]);
      },
    );
  });
});
