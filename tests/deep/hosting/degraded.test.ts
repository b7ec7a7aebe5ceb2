import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startApache } from "../../hosting/apache.ts";
import { examineHost } from "../../hosting/degraded.ts";
import { installed } from "../../hosting/machine.ts";
import {
  asSecure,
  questions,
  slashTable,
  type Staged,
  stage,
  table,
  wrongAnswers,
} from "../../hosting/site.ts";

/** Classes of directives that hosts allow in `.htaccess`. */
const grants = [
  "All",
  "FileInfo",
  "FileInfo AuthConfig Limit Indexes",
  "FileInfo Options=SymLinksIfOwnerMatch",
  "None",
];
/** Modules that a host may lack without any effect, and modules that some responses need. */
const spare = ["deflate", "brotli", "expires", "mime", "filter", "alias", "negotiation", "autoindex"];
const needed = ["headers", "rewrite", "setenvif"];

describe.skipIf(!installed("apache2")).each([
  ["plain", table],
  ["slash", slashTable],
])("urlStyle %s", (_, own) => {
  let staged: Staged;
  beforeAll(async () => void (staged = await stage(own)));
  afterAll(() => staged.discard());

  const pairs = grants.flatMap((grant) =>
    [undefined, ...spare, ...needed].map((without) => [grant, without] as const),
  );
  test.each(pairs)(
    "every page can be read where AllowOverride is %s, without mod_%s",
    async (grant, without) => {
      const options = { allowOverride: grant, without: without ? [without] : [] };
      const server = await startApache(staged.folder, options);
      const faults = await examineHost(server, staged, { obeys: grant !== "None", without });
      if (grant === "FileInfo" && without && spare.includes(without))
        faults.push(...(await wrongAnswers(asSecure(server.origin), await questions(staged), staged)));
      await server.stop();
      expect(faults).toEqual([]);
    },
  );
});
