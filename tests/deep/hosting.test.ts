import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { combinations, examineHost } from "../hosting/matrix.ts";
import { startApache } from "../hosting/servers.ts";
import {
  asSecure,
  installed,
  questions,
  slashTable,
  type Staged,
  stage,
  wrongAnswers,
} from "../hosting/site.ts";

describe.skipIf(!installed("apache2"))("every pair of what hosts grant and lack", () => {
  for (const [style, table] of [["plain"], ["slash", slashTable]] as const) {
    describe(`urlStyle ${style}`, () => {
      let staged: Staged;
      beforeAll(async () => {
        staged = await stage(table);
      });
      afterAll(() => staged.discard());

      test.each(combinations)("$name", async (combination) => {
        expect(await examineHost(staged, combination)).toEqual([]);
      });
    });
  }
});

/** Modules that a host may lack without any answer being another. */
const spare = ["deflate", "brotli", "expires", "mime", "filter", "alias", "negotiation", "autoindex"];

test.skipIf(!installed("apache2")).each(spare)(
  "without mod_%s every answer is as it should be",
  async (module) => {
    const staged = await stage();
    const server = await startApache(staged.folder, { allowOverride: "FileInfo", without: [module] });
    expect(await wrongAnswers(asSecure(server.origin), await questions(staged), staged)).toEqual([]);
    await server.stop();
    await staged.discard();
  },
);
