import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ask } from "../../src/tools/verify/ask.ts";
import { manifestFiles } from "../../src/tools/builtFiles.ts";
import { verifyHost } from "../../src/tools/verify/verifyHost.ts";
import { startApache } from "./apache.ts";
import { combinations, examineHost } from "./matrix.ts";
import { installed } from "./machine.ts";
import { servedToAll, type Start, whileServed } from "./served.ts";
import { asSecure, type Staged, stage, table } from "./site.ts";

/** The usual grant, and none; `npm run test:deep` has every pair of a grant and a module that is missing. */
const usual = combinations.filter(
  ({ grant, without }) => without === undefined && /^(?:FileInfo|None)$/.test(grant),
);

let staged: Staged;
beforeAll(async () => {
  staged = await stage();
});
afterAll(() => staged.discard());

describe.skipIf(!installed("apache2"))(".htaccess works on every usual host", () => {
  test.each(usual)("$name", async (combination) => {
    expect(await examineHost(staged, combination)).toEqual([]);
  });
});

describe.skipIf(!installed("apache2"))("an unchanged page on Apache", () => {
  const served = servedToAll(({ folder }) => startApache(folder, { allowOverride: "FileInfo" }));

  test.each(["/", "/about", "/services/amc"])("%s: 304 varies as 200 does", async (path) => {
    const host = asSecure(served().server.origin);
    const headers = { "Accept-Encoding": "gzip, deflate, br" };
    const first = await ask(host, { path, headers });
    const again = await ask(host, {
      path,
      headers: { ...headers, "If-None-Match": first.headers.etag ?? "" },
    });
    expect([first.status, first.headers.vary]).toEqual([200, "Accept-Encoding"]);
    expect([again.status, again.headers.vary]).toEqual([304, "Accept-Encoding"]);
  });
});

/** Advice of README.md in src/build/hosting for hosts that can't use .htaccess. */
describe.skipIf(!installed("apache2"))("a host on which .htaccess breaks every page", () => {
  const firstFinding = async (start: Start) => {
    const { findings } = await whileServed(start, async ({ staged: { folder }, server }) =>
      verifyHost(server, { folder, files: await manifestFiles(folder), table, now: new Date(0) }),
    );
    return findings[0];
  };

  test("grants no FileInfo: verify names the grant, and that .htaccess can be renamed meanwhile", async () => {
    const start: Start = ({ folder }) => startApache(folder, { allowOverride: "AuthConfig Limit Indexes" });
    expect(await firstFinding(start)).toMatchObject({
      message: expect.stringMatching(/server error.*\.htaccess/),
      fix: expect.stringMatching(/AllowOverride FileInfo.*rename \.htaccess/),
    });
  });

  test("has no Options for symbolic links, which mod_rewrite needs: verify names the option", async () => {
    const start: Start = ({ folder }) => {
      const extra = [`<Directory ${folder}>`, "Options None", "</Directory>"];
      return startApache(folder, { allowOverride: "FileInfo", extra });
    };
    expect(await firstFinding(start)).toMatchObject({
      message: expect.stringMatching(/refuses existing files/),
      fix: expect.stringMatching(/every page is refused.*Options SymLinksIfOwnerMatch/),
    });
  });
});
