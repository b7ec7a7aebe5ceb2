import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ask } from "../../src/tools/verify/ask.ts";
import { type Look, observatoryScore } from "./observatory.ts";
import { type Running, startApache } from "./servers.ts";
import { asSecure, installed, type Staged, stage, table } from "./site.ts";

describe.skipIf(!installed("apache2"))("Mozilla's Observatory, from what Apache answers", () => {
  let staged: Staged;
  let server: Running;
  beforeAll(async () => {
    staged = await stage();
    server = await startApache(staged.folder, { allowOverride: "FileInfo" });
  });
  afterAll(async () => {
    await server.stop();
    await staged.discard();
  });
  const look = async (path: string): Promise<Look> => ({
    page: await ask(asSecure(server.origin), { path }),
    http: await ask({ origin: server.origin, headers: { Host: table.transport.host } }, { path }),
    address: new URL(`https://${table.transport.host}${path}`),
  });

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
