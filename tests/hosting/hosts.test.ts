import { describe, expect, test } from "vitest";
import type { Expectation } from "../../src/cli/verify/difference.ts";
import { servedToAll } from "./served.ts";
import { hosts, isMissing } from "./servers.ts";
import { asSecure, follow, expectationsOf, slashTable, table, wrongAnswers } from "./site.ts";

/** Unusual and hostile request paths that no link contains. */
const oddPaths = `
  /%61bout /about%2f /about%2F /about%2ehtml /about/%69ndex.html /about%2findex.html
  /%69ndex.html /index%2ehtml /services%2famc /services/amc%2f /services/%61mc/ /solutions/cold-storage%2f
  /%00 /about%00 /about%00/ /about%00.html /assets/%00.js
  //.hosting/nginx.conf //about //about/ //about.html /about// //index.html /services//amc/
  //evil.example //evil.example/ //evil.example/index.html /%2f%2fevil.example/ /%5cevil.example/
  /about%0d%0aX-Injected:%201 /about/%0d%0aX-Injected:%201 /about%3fa=1 /about%23a /%25 /%zz
`
  .trim()
  .split(/\s+/);

describe.each(hosts)("%s", (name, start) => {
  describe.skipIf(isMissing(name)).each([
    ["plain", table],
    ["slash", slashTable],
  ])("urlStyle %s", (style, own) => {
    const served = servedToAll(start, own);
    const host = () => asSecure(served().server.origin);

    test.each<[string, Expectation["kind"][]]>([
      ["sends every page in every encoding, as HEAD, and not again when it is unchanged", ["page"]],
      ["sends every other file so, hashed ones for a year", ["file"]],
      ["leads every other spelling of a path to the page in one step, with its query", ["redirect"]],
      ["answers everything else with the styled page and status 404, compressed", ["missing", "hidden"]],
    ])("%s", async (_, kinds) => {
      // The preview supports only HTTP, so it must not send HSTS.
      const expected = expectationsOf(served().staged, name !== "preview");
      const these = expected.filter(({ kind }) => kinds.includes(kind));
      expect(these).not.toEqual([]);
      expect(await wrongAnswers(host(), these, served().staged)).toEqual([]);
    });

    if (style === "plain")
      test("an unusual path ends at a page or status 4xx", async () => {
        for (const path of oddPaths) {
          const { reply, redirects } = await follow(host(), `${path}?q=1`);
          const steps = redirects.map(({ headers }) => headers.location ?? "");
          expect.soft(steps.length, `${path}: ${steps.join(" > ")}`).toBeLessThanOrEqual(2);
          expect.soft([200, 400, 404], path).toContain(reply.status);
          expect
            .soft(
              [reply, ...redirects].flatMap(({ headers }) => headers["x-injected"] ?? []),
              path,
            )
            .toEqual([]);
          const names = steps.map((step) => new URL(step, "https://own.invalid").hostname);
          expect
            .soft(
              names.filter((step) => /evil|about/.test(step)),
              path,
            )
            .toEqual([]);
        }
      });
  });
});
