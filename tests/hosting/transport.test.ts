import { execFileSync } from "node:child_process";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { request as askHttps } from "node:https";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ask } from "../../src/tools/verify/ask.ts";
import { freePort, type Running, startApache, startNginx } from "./servers.ts";
import { findProgram, installed, type Staged, stage, table, temporaryFolder, withHosting } from "./site.ts";

const { host, twin } = table.transport;
const proofs = {
  ".well-known/acme-challenge/token": "proof for a certificate",
  ".well-known/pki-validation/file.txt": "proof by AutoSSL",
};

describe.each(["apache2", "nginx"])("%s", (name) => {
  describe.skipIf(!installed(name))("by http and on the other host name", () => {
    let staged: Staged;
    let server: Running;
    beforeAll(async () => {
      staged = await stage();
      for (const [path, text] of Object.entries(proofs)) {
        await mkdir(join(staged.folder, path, ".."), { recursive: true });
        await writeFile(join(staged.folder, path), text);
      }
      server = name === "nginx" ? await startNginx(staged.folder) : await startApache(staged.folder);
    });
    afterAll(async () => {
      await server.stop();
      await staged.discard();
    });
    const get = async (path: string, headers: Record<string, string>) => {
      const reply = await ask({ origin: server.origin }, { path, headers });
      return {
        status: reply.status,
        location: reply.headers.location,
        hsts: reply.headers["strict-transport-security"],
      };
    };

    test("http leads to https on the same host, with path and query, and makes no promise yet", async () => {
      for (const own of [host, twin])
        expect(await get("/services/amc?x=1", { Host: own })).toEqual({
          status: 301,
          location: `https://${own}/services/amc?x=1`,
          hsts: undefined,
        });
    });

    test("the other host name leads to the site's own, by https", async () => {
      const reply = await get("/about?x=1", { Host: twin, "X-Forwarded-Proto": "https" });
      expect(reply).toMatchObject({ status: 301, location: `https://${host}/about?x=1` });
    });

    test("https on the site's own host answers, and promises https for a year", async () => {
      const reply = await get("/about", { Host: host, "X-Forwarded-Proto": "https" });
      expect(reply).toEqual({ status: 200, location: undefined, hsts: "max-age=31536000" });
    });

    test.each(Object.keys(proofs))("%s is sent by http, so that certificates are renewed", async (path) => {
      for (const own of [host, twin])
        expect(await get(`/${path}`, { Host: own })).toMatchObject({ status: 200, location: undefined });
    });

    test("an address that is not the site's, as a host's preview has it, is left alone", async () => {
      expect((await get("/about", { Host: "localhost" })).status).toBe(200);
    });
  });
});

describe.skipIf(!installed("apache2") || !findProgram("openssl"))(
  "Apache with a certificate of its own",
  () => {
    let staged: Staged;
    let server: Running;
    let home: string;
    let port: number;
    beforeAll(async () => {
      staged = await stage();
      home = await temporaryFolder("tls");
      port = await freePort();
      const [key, certificate] = [join(home, "key.pem"), join(home, "certificate.pem")];
      const request = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", `/CN=${host}`];
      execFileSync("openssl", [...request, "-keyout", key, "-out", certificate], { stdio: "ignore" });
      server = await startApache(staged.folder, {
        allowOverride: "FileInfo",
        extra: [
          ...["socache_shmcb", "ssl"].map(
            (name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`,
          ),
          `Listen 127.0.0.1:${port}`,
          `<VirtualHost 127.0.0.1:${port}>`,
          `DocumentRoot ${staged.folder}`,
          "SSLEngine on",
          `SSLCertificateFile ${certificate}`,
          `SSLCertificateKeyFile ${key}`,
          "</VirtualHost>",
        ],
      });
    });
    afterAll(async () => {
      await server.stop();
      await staged.discard();
      await rm(home, { recursive: true });
    });
    const get = (name: string, path: string) =>
      new Promise<unknown[]>((resolve, reject) => {
        const options = { host: "127.0.0.1", port, path, headers: { Host: name }, rejectUnauthorized: false };
        askHttps(options, ({ statusCode, headers }) =>
          resolve([statusCode, headers.location, headers["strict-transport-security"]]),
        )
          .on("error", reject)
          .end();
      });

    test("answers without another redirect, and promises https with every answer", async () => {
      const year = "max-age=31536000";
      expect(await get(host, "/about")).toEqual([200, undefined, year]);
      expect(await get(host, "/about/?x=1")).toEqual([301, `https://${host}/about?x=1`, year]);
      expect(await get(twin, "/about")).toEqual([301, `https://${host}/about`, year]);
      expect(await get(host, "/nowhere")).toEqual([404, undefined, year]);
    });
  },
);

describe.skipIf(!installed("apache2"))("what content switches off", () => {
  test("without https, oneHost and hsts nobody is led anywhere and nothing is promised", async () => {
    const staged = await stage(withHosting({ https: false, oneHost: false, hsts: "off" }));
    const server = await startApache(staged.folder);
    for (const own of [host, twin]) {
      const reply = await ask(server, {
        path: "/about",
        headers: { Host: own, "X-Forwarded-Proto": "https" },
      });
      expect([reply.status, reply.headers["strict-transport-security"]]).toEqual([200, undefined]);
      expect((await ask(server, { path: "/about", headers: { Host: own } })).status).toBe(200);
    }
    await server.stop();
    await staged.discard();
  });

  test.each([
    ["five-minutes", 300],
    ["one-week", 604_800],
    ["one-year", 31_536_000],
  ] as const)("hsts: %s promises https for %i seconds", async (hsts, seconds) => {
    expect(withHosting({ hsts }).transport.hsts).toBe(`max-age=${seconds}`);
  });
});
