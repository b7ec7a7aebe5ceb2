import { describe, expect, test } from "vitest";
import type { Expectation } from "../../src/tools/verify/expectation.ts";
import { createSiteServer, listen } from "../../src/tools/serve/server.ts";
import { ask } from "../../src/tools/verify/ask.ts";
import { startApache } from "./apache.ts";
import { installed } from "./machine.ts";
import { servedToAll, type Start, whileServed } from "./served.ts";
import { startCaddy, startNginx } from "./servers.ts";
import { asSecure, questions, slashTable, table, wrongAnswers } from "./site.ts";

const preview: Start = async ({ folder, table: own }) => {
  const server = createSiteServer({ folder, hosting: () => own });
  const port = await listen(server, 4600, "127.0.0.1");
  const stop = async () => void server.close().closeAllConnections();
  return { origin: `http://127.0.0.1:${port}`, stop, log: async () => "" };
};

/** Every question of the one expectation table is put to real servers and to our own preview. */
const programs: [name: string, start: Start][] = [
  ["apache2", ({ folder }) => startApache(folder, { allowOverride: "FileInfo" })],
  ["nginx", ({ folder }) => startNginx(folder)],
  ["caddy", ({ folder }) => startCaddy(folder, table.transport)],
  ["preview", preview],
];

describe.each(programs)("%s", (name, start) => {
  const styles = [
    ["plain", table],
    ["slash", slashTable],
  ] as const;
  describe.skipIf(name !== "preview" && !installed(name)).each(styles)("urlStyle %s", (style, own) => {
    const served = servedToAll(start, own);
    const wrong = async (...kinds: Expectation["kind"][]) => {
      const { staged, server } = served();
      // The preview has http alone, so no HSTS.
      const asked = await questions(staged, name !== "preview");
      const these = asked.filter(({ kind }) => kinds.includes(kind));
      expect(these).not.toEqual([]);
      return wrongAnswers(asSecure(server.origin), these, staged);
    };

    test("sends every page in every encoding, in part, as HEAD, and not again when it is unchanged", async () => {
      expect(await wrong("page")).toEqual([]);
    });

    if (style === "plain")
      test("sends every other file so, hashed ones for a year", async () => {
        expect(await wrong("file")).toEqual([]);
      });

    test("leads every other spelling of a path to the page in one step, with its query", async () => {
      expect(await wrong("redirect")).toEqual([]);
    });

    test("answers everything else with the styled page and status 404, compressed", async () => {
      expect(await wrong("missing", "hidden")).toEqual([]);
    });
  });
});

test.skipIf(!installed("apache2"))(
  "a broken program behind Apache gets the styled page of status 500",
  async () => {
    const start: Start = ({ folder }) =>
      startApache(folder, { extra: [`<Directory ${folder}>`, "Redirect 500 /broken", "</Directory>"] });
    const reply = await whileServed(start, ({ server }) =>
      ask(asSecure(server.origin), { path: "/broken", headers: { "Accept-Encoding": "br" } }),
    );
    expect([reply.status, reply.headers["content-encoding"], reply.headers["content-type"]]).toEqual([
      500,
      "br",
      "text/html; charset=utf-8",
    ]);
  },
);
