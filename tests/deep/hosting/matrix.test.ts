import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startApache } from "../../hosting/apache.ts";
import { installed } from "../../hosting/machine.ts";
import { combinations, examineHost } from "../../hosting/matrix.ts";
import { whileServed } from "../../hosting/served.ts";
import {
  asSecure,
  questions,
  slashTable,
  type Staged,
  stage,
  table,
  wrongAnswers,
} from "../../hosting/site.ts";

describe.skipIf(!installed("apache2"))("every pair of what hosts grant and lack", () => {
  const styles = [
    ["plain", table],
    ["slash", slashTable],
  ] as const;
  describe.each(styles)("urlStyle %s", (_, own) => {
    let staged: Staged;
    beforeAll(async () => {
      staged = await stage(own);
    });
    afterAll(() => staged.discard());

    test.each(combinations)("$name", async (combination) => {
      expect(await examineHost(staged, combination)).toEqual([]);
    });
  });
});

/** Modules that a host may lack without any answer being another. */
const spare = ["deflate", "brotli", "expires", "mime", "filter", "alias", "negotiation", "autoindex"];

test.skipIf(!installed("apache2")).each(spare)(
  "without mod_%s every answer is as it should be",
  async (module) => {
    const wrong = await whileServed(
      ({ folder }) => startApache(folder, { allowOverride: "FileInfo", without: [module] }),
      async ({ staged, server }) => wrongAnswers(asSecure(server.origin), await questions(staged), staged),
    );
    expect(wrong).toEqual([]);
  },
);
