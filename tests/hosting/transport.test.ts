import { once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import { connect } from "node:http2";
import { request as askHttps } from "node:https";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sendRequest } from "../../src/cli/verify/sendRequest.ts";
import { startApache } from "./apache.ts";
import { type Certificate, makeCertificate } from "./certificate.ts";
import { installed } from "./machine.ts";
import { servedToAll } from "./served.ts";
import { hosts, isMissing, startNginx, type Start } from "./servers.ts";
import { table, withHosting } from "./site.ts";

const { host, wwwAlias } = table.canonical;
const year = "max-age=31536000";
const proofs = [".well-known/acme-challenge/token", ".well-known/pki-validation/file.txt"];

const withProofs =
  (start: Start): Start =>
  async (staged) => {
    for (const path of proofs.map((proof) => join(staged.folder, proof))) {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, "proof");
    }
    return start(staged);
  };

describe.each(hosts.slice(0, 3))("%s", (name, start) => {
  describe.skipIf(isMissing(name))("challenges for a certificate", () => {
    const served = servedToAll(withProofs(start));

    test("certificate challenges are served by http", async () => {
      const status = async (path: string, headers: Record<string, string>) =>
        (await sendRequest({ origin: served().server.origin }, { path, headers })).status;
      for (const path of proofs) {
        for (const own of [host, wwwAlias]) expect(await status(`/${path}`, { Host: own })).toBe(200);
        const secure = { Host: host, "X-Forwarded-Proto": "https" };
        expect(await status(`/${dirname(path)}/`, secure)).toBe(404);
      }
    });
  });
});

describe.skipIf(!["apache2", "nginx", "openssl"].every((name) => installed(name)))(
  "with a certificate",
  () => {
    let certificate: Certificate;
    beforeAll(async () => void (certificate = await makeCertificate(host)));
    afterAll(() => certificate.discard());
    const apache = servedToAll(({ folder }) =>
      startApache(folder, { allowOverride: "FileInfo", certificate }),
    );
    const nginx = servedToAll(({ folder }) => startNginx(folder, certificate));

    test("Apache sends HSTS on every response", async () => {
      const { port } = new URL(apache().server.origin);
      const get = async (name: string, path: string) => {
        const options = { host: "127.0.0.1", port, path, headers: { Host: name }, rejectUnauthorized: false };
        const request = askHttps({ ...options, agent: false }).end();
        const [response] = await once(request, "response");
        // Reads the whole response. Otherwise, the connection would stay open until the server stops and
        // resets it, and the error would fail the run.
        await response.toArray();
        request.on("error", () => {});
        const { statusCode, headers } = response;
        return [statusCode, headers.location, headers["strict-transport-security"]];
      };
      expect(await get(host, "/about")).toEqual([200, undefined, year]);
      expect(await get(host, "/about/?x=1")).toEqual([301, `https://${host}/about?x=1`, year]);
      expect(await get(wwwAlias, "/about")).toEqual([301, `https://${host}/about`, year]);
      expect(await get(host, "/nowhere")).toEqual([404, undefined, year]);
    });

    test("nginx with certbot's lines responds by HTTP/2", async () => {
      const client = connect(nginx().server.origin, { rejectUnauthorized: false });
      const request = client.request({ ":path": "/about", ":authority": host, "accept-encoding": "br" });
      const [headers] = await once(request, "response");
      await request.toArray();
      client.on("error", () => {}).close();
      const wanted = { ":status": 200, "content-encoding": "br", "strict-transport-security": year };
      expect(headers).toMatchObject(wanted);
    });
  },
);

describe.skipIf(!installed("apache2"))("with every hosting setting off", () => {
  const own = withHosting({ https: false, oneHost: false, hsts: "off" });
  const served = servedToAll(({ folder }) => startApache(folder), own);

  test("a host without https has no HSTS", async () => {
    for (const name of [host, wwwAlias])
      for (const headers of [{ Host: name }, { Host: name, "X-Forwarded-Proto": "https" }]) {
        const reply = await sendRequest(served().server, { path: "/about", headers });
        expect([reply.status, reply.headers["strict-transport-security"]]).toEqual([200, undefined]);
      }
  });
});
