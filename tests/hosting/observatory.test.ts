import { describe, expect, test } from "vitest";
import { ask } from "../../src/tools/verify/ask.ts";
import { startApache } from "./apache.ts";
import { installed } from "./machine.ts";
import { type Look, observatoryScore } from "./observatory.ts";
import { servedToAll } from "./served.ts";
import { asSecure, table } from "./site.ts";

describe.skipIf(!installed("apache2"))("Mozilla's Observatory, from what Apache answers", () => {
  const served = servedToAll(({ folder }) => startApache(folder, { allowOverride: "FileInfo" }));
  const look = async (path: string): Promise<Look> => {
    const { origin } = served().server;
    return {
      page: await ask(asSecure(origin), { path }),
      http: await ask({ origin, headers: { Host: table.transport.host } }, { path }),
      address: new URL(`https://${table.transport.host}${path}`),
    };
  };

  test.each([...table.pages.keys()])("%s", async (path) => {
    const { score, parts } = observatoryScore(await look(path));
    expect(score, JSON.stringify(parts)).toBeGreaterThanOrEqual(path.startsWith("/contact") ? 145 : 150);
  });

  test("a page without our headers gets what the published scale gives it", async () => {
    const { page, http, address } = await look("/about");
    const bare = { ...page, headers: { "content-type": "text/html" }, body: Buffer.from("<p>") };
    expect(observatoryScore({ page: bare, http: { ...http, status: 200, headers: {} }, address }).score).toBe(
      10,
    );
    const short = { ...page, headers: { ...page.headers, "strict-transport-security": "max-age=300" } };
    expect(observatoryScore({ page: short, http, address }).score).toBe(140);
  });
});
