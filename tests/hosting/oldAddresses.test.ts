import { describe, expect, test } from "vitest";
import { ask } from "../../src/cli/verify/ask.ts";
import { startApache } from "./apache.ts";
import { hosts, isMissing, servedToAll, type Start } from "./served.ts";
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

const withoutRewrite: Start = ({ folder }) => startApache(folder, { without: ["rewrite"] });

describe.each([...hosts, ["apache2 without mod_rewrite", withoutRewrite] as const])("%s", (name, start) => {
  describe.skipIf(isMissing(name))("redirects", () => {
    const served = servedToAll(start, own);
    const target = async (path: string) => {
      const { status, headers } = await ask(asSecure(served().server.origin), { path });
      const { pathname, search, hash } = new URL(headers.location ?? "", "http://host");
      return [status, pathname + search + hash];
    };

    test("an old address of another system, in capitals or not, to the page", async () => {
      for (const form of ["/About_Us", "/About_Us/", "/about_us", "/ABOUT_US.html"])
        expect(await target(`${form}?a=1`), form).toEqual([301, "/about?a=1"]);
      expect(await target("/pages/our-work.php")).toEqual([301, "/gallery"]);
      expect(await target("/old/price%20list.html")).toEqual([301, "/contact.vcf"]);
    });

    test("an address in another script to a part of a page, which keeps no query", async () => {
      expect(await target(`/${encodeURI("ہم")}`)).toEqual([301, "/about#part"]);
      // mod_alias always appends the query.
      if (!name.includes("without"))
        expect(await target(`/${encodeURI("ہم")}?a=1`)).toEqual([301, "/about#part"]);
    });

    test.skipIf(name.includes("without"))("a page that a query named", async () => {
      expect(await target("/?page_id=7")).toEqual([301, "/contact"]);
      expect(await target("/?a=b&page_id=7&c=d")).toEqual([301, "/contact"]);
      expect(await target("/index.php?p=1.2")).toEqual([301, "/about#part"]);
      expect((await target("/?page_id=77"))[0]).toBe(200);
      expect((await target("/index.php?p=132"))[0]).toBe(404);
    });

    test("no other address: a dot in an old one is a dot", async () => {
      for (const path of ["/AboutxUs", "/pages/our-workxphp"]) expect((await target(path))[0]).toBe(404);
    });
  });
});
