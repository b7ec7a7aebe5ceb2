import { once } from "node:events";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { connect, type IncomingHttpHeaders } from "node:http2";
import { request as askHttps } from "node:https";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ask } from "../../src/tools/verify/ask.ts";
import { startApache } from "./apache.ts";
import { type Certificate, makeCertificate } from "./certificate.ts";
import { installed } from "./machine.ts";
import { servedToAll, type Start, whileServed } from "./served.ts";
import { startNginx } from "./servers.ts";
import { table, withHosting } from "./site.ts";

const { host, wwwAlias } = table.transport;
const year = "max-age=31536000";
const proofs = {
  ".well-known/acme-challenge/token": "proof for a certificate",
  ".well-known/pki-validation/file.txt": "proof by AutoSSL",
};

const withProofs =
  (start: Start): Start =>
  async (staged) => {
    for (const [path, text] of Object.entries(proofs)) {
      await mkdir(join(staged.folder, path, ".."), { recursive: true });
      await writeFile(join(staged.folder, path), text);
    }
    return start(staged);
  };

describe.each([
  ["apache2", withProofs(({ folder }) => startApache(folder))],
  ["nginx", withProofs(({ folder }) => startNginx(folder))],
])("%s", (name, start) => {
  describe.skipIf(!installed(name))("by http and on the other host name", () => {
    const served = servedToAll(start);
    const get = async (path: string, headers: Record<string, string>) => {
      const reply = await ask({ origin: served().server.origin }, { path, headers });
      return {
        status: reply.status,
        location: reply.headers.location,
        hsts: reply.headers["strict-transport-security"],
      };
    };

    test("http redirects to https on the same host, with path and query, without HSTS", async () => {
      for (const own of [host, wwwAlias])
        expect(await get("/services/amc?x=1", { Host: own })).toEqual({
          status: 301,
          location: `https://${own}/services/amc?x=1`,
          hsts: undefined,
        });
    });

    test("the other host name leads to the site's own, by https", async () => {
      const reply = await get("/about?x=1", { Host: wwwAlias, "X-Forwarded-Proto": "https" });
      expect(reply).toMatchObject({ status: 301, location: `https://${host}/about?x=1` });
    });

    test("https on the site's own host answers, with HSTS for a year", async () => {
      const reply = await get("/about", { Host: host, "X-Forwarded-Proto": "https" });
      expect(reply).toEqual({ status: 200, location: undefined, hsts: year });
    });

    test.each(Object.keys(proofs))("%s is sent by http, so that certificates are renewed", async (path) => {
      for (const own of [host, wwwAlias])
        expect(await get(`/${path}`, { Host: own })).toMatchObject({ status: 200, location: undefined });
    });

    test("the folders of these proofs are not listed", async () => {
      for (const folder of Object.keys(proofs).map((path) => path.replace(/[^/]+$/, ""))) {
        const secure = { Host: host, "X-Forwarded-Proto": "https" };
        expect((await get(`/${folder}`, secure)).status).toBe(404);
      }
    });

    test("an address that is not the site's, as a host's preview has it, is left alone", async () => {
      expect((await get("/about", { Host: "localhost" })).status).toBe(200);
    });
  });
});

const apacheAndTls = installed("apache2") && installed("openssl");

describe.skipIf(!apacheAndTls)("Apache with a certificate of its own", () => {
  let certificate: Certificate;
  beforeAll(async () => {
    certificate = await makeCertificate(host);
  });
  afterAll(() => certificate.discard());
  const served = servedToAll(({ folder }) => startApache(folder, { allowOverride: "FileInfo", certificate }));
  const get = (name: string, path: string) =>
    new Promise<unknown[]>((resolve, reject) => {
      const { port } = new URL(served().server.origin);
      const options = { host: "127.0.0.1", port, path, headers: { Host: name }, rejectUnauthorized: false };
      askHttps(options, ({ statusCode, headers }) =>
        resolve([statusCode, headers.location, headers["strict-transport-security"]]),
      )
        .on("error", reject)
        .end();
    });

  test("answers without another redirect, with HSTS on every answer", async () => {
    expect(await get(host, "/about")).toEqual([200, undefined, year]);
    expect(await get(host, "/about/?x=1")).toEqual([301, `https://${host}/about?x=1`, year]);
    expect(await get(wwwAlias, "/about")).toEqual([301, `https://${host}/about`, year]);
    expect(await get(host, "/nowhere")).toEqual([404, undefined, year]);
  });
});

describe.skipIf(!installed("nginx") || !installed("openssl"))(
  "nginx with certbot's lines in the owner's file",
  () => {
    let certificate: Certificate;
    beforeAll(async () => {
      certificate = await makeCertificate(host);
    });
    afterAll(() => certificate.discard());
    const served = servedToAll(({ folder }) => startNginx(folder, certificate));

    test("answers by HTTP/2, and an upload that renews our files changes none of those lines", async () => {
      const client = connect(served().server.origin, { rejectUnauthorized: false });
      const request = client.request({ ":path": "/about", ":authority": host, "accept-encoding": "br" });
      const [headers] = (await once(request, "response")) as [IncomingHttpHeaders];
      client.close();
      expect(headers).toMatchObject({
        ":status": 200,
        "content-encoding": "br",
        "strict-transport-security": year,
      });
      const { folder } = served().staged;
      const owner = await readFile(join(folder, ".hosting/nginx.conf"), "utf8");
      expect(owner.match(/^ *(?!#)\w+(?= )/gm)?.map((name) => name.trim())).toEqual([
        "include",
        "server",
        "listen",
        "listen",
        "server_name",
        "root",
        "include",
      ]);
    });
  },
);

describe.skipIf(!installed("apache2"))("what content switches off", () => {
  test("without https, oneHost and hsts there are no redirects and no HSTS", async () => {
    const answers = await whileServed(
      ({ folder }) => startApache(folder),
      ({ server }) =>
        Promise.all(
          [host, wwwAlias].flatMap((own) =>
            [{ Host: own }, { Host: own, "X-Forwarded-Proto": "https" }].map((headers) =>
              ask(server, { path: "/about", headers }),
            ),
          ),
        ),
      withHosting({ https: false, oneHost: false, hsts: "off" }),
    );
    for (const { status, headers } of answers)
      expect([status, headers["strict-transport-security"]]).toEqual([200, undefined]);
  });
});
