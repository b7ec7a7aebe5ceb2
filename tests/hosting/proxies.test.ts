import { describe, expect, test } from "vitest";
import { ask } from "../../src/tools/verify/ask.ts";
import { startApache } from "./apache.ts";
import { installed } from "./machine.ts";
import { servedToAll, type Start } from "./served.ts";
import { startCaddy, startNginx } from "./servers.ts";
import { table } from "./site.ts";

const { host, wwwAlias } = table.transport;

/** What proxies that end TLS add to a request, alone and behind each other. */
const secure: Record<string, string>[] = [
  { "X-Forwarded-Proto": "https" },
  { "X-Forwarded-Proto": "https,http" },
  { "X-Forwarded-Proto": "HTTPS, https" },
  { "X-Forwarded-Proto": "http", "CF-Visitor": '{"scheme":"https"}' },
  { "X-Forwarded-Ssl": "on" },
  { "Front-End-Https": "On" },
  { "X-Forwarded-Scheme": "https" },
  { "X-Forwarded-Protocol": "ssl" },
  { "X-Url-Scheme": "https" },
  { "CloudFront-Forwarded-Proto": "https" },
  { Forwarded: "for=192.0.2.1;proto=https;by=10.0.0.1, for=10.0.0.1;proto=http" },
  { Forwarded: 'Proto="HTTPS"' },
];

/** The visitor came by http, whatever the steps behind are. */
const insecure: Record<string, string>[] = [
  {},
  { "X-Forwarded-Proto": "http" },
  { "X-Forwarded-Proto": "http,https" },
  { "X-Forwarded-Proto": "httpsx" },
  { "X-Forwarded-Ssl": "off", "CF-Visitor": '{"scheme":"http"}' },
  { Forwarded: "for=192.0.2.1;proto=http, for=10.0.0.1;proto=https" },
];

const programs: [name: string, start: Start][] = [
  ["apache2", ({ folder }) => startApache(folder, { allowOverride: "FileInfo" })],
  ["apache2 without mod_setenvif", ({ folder }) => startApache(folder, { without: ["setenvif"] })],
  ["nginx", ({ folder }) => startNginx(folder)],
  ["caddy", ({ folder }) => startCaddy(folder, table.transport)],
];

describe.each(programs)("%s behind proxies", (name, start) => {
  describe.skipIf(!installed(name.split(" ")[0] ?? ""))("that end TLS", () => {
    const served = servedToAll(start);
    const get = async (headers: Record<string, string>, own = host) => {
      const reply = await ask(
        { origin: served().server.origin },
        { path: "/about?x=1", headers: { Host: own, ...headers } },
      );
      return [reply.status, reply.headers.location, reply.headers["strict-transport-security"]];
    };

    test.each(secure)("%j came by https: the page, with HSTS", async (headers) => {
      expect(await get(headers)).toEqual([200, undefined, table.transport.hsts]);
    });

    test.each(insecure)("%j came by http: one redirect, without HSTS", async (headers) => {
      expect(await get(headers)).toEqual([301, `https://${host}/about?x=1`, undefined]);
    });

    test("one that asks by the other host name shows the page to visitors of the site's own", async () => {
      const asked = (name: string) => ({ "X-Forwarded-Proto": "https", "X-Forwarded-Host": name });
      for (const own of [host, `${host}:443`, `${host.toUpperCase()}, ${wwwAlias}`])
        expect((await get(asked(own), wwwAlias))[0]).toBe(200);
      for (const other of [wwwAlias, `${host}.example.org`, ""])
        expect((await get(asked(other), wwwAlias))[1]).toBe(`https://${host}/about?x=1`);
    });
  });
});
