import { describe, expect, test } from "vitest";
import { sendRequest } from "../../src/cli/verify/sendRequest.ts";
import { startApache } from "./apache.ts";
import { servedToAll } from "./served.ts";
import { hosts, isMissing, type Start } from "./servers.ts";
import { table } from "./site.ts";

const { host, wwwAlias } = table.canonical;

/** Request headers of visitors who used HTTPS, from single and chained proxies that terminate TLS. */
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

/** Request headers of visitors who used HTTP, even if a later hop used HTTPS. */
const insecure: Record<string, string>[] = [
  {},
  { "X-Forwarded-Proto": "http" },
  { "X-Forwarded-Proto": "http,https" },
  { "X-Forwarded-Proto": "httpsx" },
  { "X-Forwarded-Ssl": "off", "CF-Visitor": '{"scheme":"http"}' },
  { Forwarded: "for=192.0.2.1;proto=http, for=10.0.0.1;proto=https" },
];

const withoutSetenvif: Start = ({ folder }) => startApache(folder, { without: ["setenvif"] });
const programs = hosts.filter(([name]) => name !== "preview");

describe.each([...programs, ["apache2 without mod_setenvif", withoutSetenvif] as const])(
  "%s",
  (name, start) => {
    describe.skipIf(isMissing(name))("behind proxies that terminate TLS", () => {
      const served = servedToAll(start);
      const get = async (headers: Record<string, string>, own = host, path = "/about?x=1") => {
        const { origin } = served().server;
        const reply = await sendRequest({ origin }, { path, headers: { Host: own, ...headers } });
        return [reply.status, reply.headers.location, reply.headers["strict-transport-security"]];
      };

      test("a visitor by https gets HSTS for a year", async () => {
        for (const headers of secure)
          expect
            .soft(await get(headers), JSON.stringify(headers))
            .toEqual([200, undefined, "max-age=31536000"]);
      });

      test("a visitor by http gets one redirect", async () => {
        for (const headers of insecure)
          for (const own of [host, wwwAlias]) {
            const wanted = [301, `https://${own}/about?x=1`, undefined];
            expect.soft(await get(headers, own), `${own} ${JSON.stringify(headers)}`).toEqual(wanted);
          }
      });

      test("the alias redirects to the canonical host", async () => {
        const asked = (...names: string[]) =>
          get({ "X-Forwarded-Proto": "https", ...(names[0] && { "X-Forwarded-Host": names[0] }) }, wwwAlias);
        for (const own of [host, `${host}:443`, `${host.toUpperCase()}, ${wwwAlias}`])
          expect((await asked(own))[0]).toBe(200);
        for (const other of ["", wwwAlias, `${host}.example.org`])
          expect((await asked(other)).slice(0, 2)).toEqual([301, `https://${host}/about?x=1`]);
      });

      test("a preview's host name is not redirected", async () => {
        expect((await get({}, "localhost"))[0]).toBe(200);
      });
    });
  },
);
