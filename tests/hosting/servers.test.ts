import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Expectation } from "../../src/build/hosting/expectations.ts";
import type { HostingTable } from "../../src/build/hosting/table.ts";
import { createSiteServer, listen } from "../../src/build/serve.ts";
import { ask } from "../../src/tools/verify/ask.ts";
import { type Running, startApache, startCaddy, startNginx } from "./servers.ts";
import {
  asSecure,
  installed,
  questions,
  slashTable,
  type Staged,
  stage,
  table,
  wrongAnswers,
} from "./site.ts";

/** Every question of the one expectation table, put to real servers and to our own preview. */
type Program = { name: string; start: (folder: string, own: HostingTable) => Promise<Running> };

const preview: Program["start"] = async (folder, own) => {
  const server = createSiteServer({ folder, hosting: () => own });
  const port = await listen(server, 4600, "127.0.0.1");
  const stop = async () => void server.close().closeAllConnections();
  return { origin: `http://127.0.0.1:${port}`, stop, log: async () => "" };
};

const programs: Program[] = [
  { name: "apache2", start: (folder) => startApache(folder, { allowOverride: "FileInfo" }) },
  { name: "nginx", start: (folder) => startNginx(folder) },
  { name: "caddy", start: (folder) => startCaddy(folder, table.transport.twin) },
];

for (const { name, start } of [...programs, { name: "preview", start: preview }]) {
  const styles: [string, HostingTable][] = [
    ["plain", table],
    ["slash", slashTable],
  ];
  for (const [style, own] of styles) {
    describe.skipIf(name !== "preview" && !installed(name))(`${name}, urlStyle ${style}`, () => {
      let staged: Staged;
      let server: Running;
      let asked: Expectation[];
      beforeAll(async () => {
        staged = await stage(own);
        server = await start(staged.folder, own);
        // The preview speaks http alone, so it makes no promise of https.
        asked = await questions(staged, name !== "preview");
      });
      afterAll(async () => {
        await server.stop();
        await staged.discard();
      });
      const wrong = (kinds: Expectation["kind"][]) =>
        wrongAnswers(
          asSecure(server.origin),
          asked.filter(({ kind }) => kinds.includes(kind)),
          staged,
        );

      test("sends every page in every encoding, in part, as HEAD, and not again when it is unchanged", async () => {
        expect(await wrong(["page"])).toEqual([]);
      });

      if (style === "plain")
        test("sends every other file so, hashed ones for a year", async () => {
          expect(await wrong(["file"])).toEqual([]);
        });

      test("leads every other spelling of a path to the page in one step, with its query", async () => {
        expect(await wrong(["redirect"])).toEqual([]);
      });

      test("answers everything else with the styled page and status 404, compressed", async () => {
        expect(await wrong(["missing", "hidden"])).toEqual([]);
      });
    });
  }
}

test.skipIf(!installed("apache2"))(
  "a broken program behind Apache gets the styled page of status 500",
  async () => {
    const staged = await stage();
    const server = await startApache(staged.folder, {
      extra: [`<Directory ${staged.folder}>`, "Redirect 500 /broken", "</Directory>"],
    });
    const reply = await ask(asSecure(server.origin), {
      path: "/broken",
      headers: { "Accept-Encoding": "br" },
    });
    expect([reply.status, reply.headers["content-encoding"], reply.headers["content-type"]]).toEqual([
      500,
      "br",
      "text/html; charset=utf-8",
    ]);
    await server.stop();
    await staged.discard();
  },
);
