import { describe, expect, test } from "vitest";
import { ask, type Host } from "../../../src/tools/verify/ask.ts";
import { startApache } from "../../hosting/apache.ts";
import { installed } from "../../hosting/machine.ts";
import { servedToAll, type Start } from "../../hosting/served.ts";
import { startCaddy, startNginx } from "../../hosting/servers.ts";
import { asSecure, table } from "../../hosting/site.ts";

/** Paths that no link has: percent-encoded letters, slashes, dots and zero bytes, doubled slashes, foreign hosts. */
const spellings = `
  /%61bout /about%2f /about%2F /about%2ehtml /about/%69ndex.html /about%2findex.html
  /%69ndex.html /index%2ehtml /services%2famc /services/amc%2f /services/%61mc/ /solutions/cold-storage%2f
  /%00 /about%00 /about%00/ /about%00.html /assets/%00.js
  //about //about/ //about.html /about// //index.html /services//amc/
  //evil.example //evil.example/ //evil.example/index.html /%2f%2fevil.example/ /%5cevil.example/
  /about%0d%0aX-Injected:%201 /about/%0d%0aX-Injected:%201 /about%3fa=1 /about%23a /%25 /%zz
`
  .trim()
  .split(/\s+/);

const programs: [name: string, start: Start][] = [
  ["apache2", ({ folder }) => startApache(folder, { allowOverride: "FileInfo" })],
  ["nginx", ({ folder }) => startNginx(folder)],
  ["caddy", ({ folder }) => startCaddy(folder, table.transport)],
];

describe.each(programs)("%s", (name, start) => {
  describe.skipIf(!installed(name))("odd spellings", () => {
    const served = servedToAll(start);

    test.each(spellings)(
      "%s ends at a page or at 4xx, on this host, after two redirects at most",
      async (path) => {
        const { steps, status } = await follow(asSecure(served().server.origin), `${path}?q=1`);
        expect(steps.length, steps.join(" > ")).toBeLessThanOrEqual(2);
        expect([200, 400, 404]).toContain(status);
        for (const step of steps)
          expect(new URL(step, "https://own.invalid").hostname).not.toMatch(/evil|about/);
      },
    );
  });
});

/** Follows redirects, five at most. */
async function follow(host: Host, path: string): Promise<{ steps: string[]; status: number }> {
  const steps: string[] = [];
  for (let next = path; ;) {
    const { status, headers } = await ask(host, { path: next });
    expect(headers["x-injected"]).toBeUndefined();
    if (headers.location === undefined || steps.length === 5) return { steps, status };
    steps.push(headers.location);
    const target = new URL(headers.location, "https://own.invalid");
    next = target.pathname + target.search;
  }
}
