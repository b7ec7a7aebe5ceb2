import { execFile } from "node:child_process";
import { readdirSync } from "node:fs";
import { cp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hashOfFolder } from "../../../src/build/lib/cache.ts";
import type { BuildFacts } from "../../../src/build/site/manifest.ts";
import { writeSite } from "../../../src/build/site/write.ts";
import { bytesOf, facts } from "../../fixtures/smallBuild.ts";
import { type Certificate, makeCertificate } from "../certificate.ts";
import { installed, temporaryFolder } from "../machine.ts";
import { published, startFtp, type UploadHost } from "./uploads.ts";
import { slow } from "../../fixtures/slow.ts";

let fixture: string;
beforeAll(async () => void (fixture = await builtWith({})));
afterAll(() => rm(fixture, { recursive: true }));

const site = {
  ".htaccess": "# host",
  "about/index.html": "<!doctype html><title>About</title>",
  "index.html": "<!doctype html><title>Home</title>",
};

/** Writes a build of today's content, with other facts in its manifest. */
async function builtWith(other: Partial<BuildFacts>): Promise<string> {
  const folder = await temporaryFolder("deploy");
  await writeSite(bytesOf(site), folder, { ...facts, content: hashOfFolder("content"), ...other });
  return folder;
}

/** `own` contains environment variables. */
const run = (args: string[], own: Record<string, string>, dist = fixture) =>
  runStrictly(["--with-placeholders", ...args], own, dist);
const runStrictly = (args: string[], own: Record<string, string>, dist = fixture) =>
  new Promise<{ code: number; output: string }>((done) => {
    const command = ["--import", "tsx", "src/cli/deploy.ts", "--dist", dist, ...args];
    execFile(process.execPath, command, { env: { PATH: process.env["PATH"], ...own } }, (error, out, err) =>
      done({ code: error ? 1 : 0, output: out + err }),
    );
  });

const environment = ({ target }: UploadHost) => ({
  DEPLOY_URL: `${target.protocol}://127.0.0.1:${target.port}/${target.folder.startsWith("/") ? "" : "~/"}site`,
  DEPLOY_USER: target.user,
  DEPLOY_PASSWORD: target.password,
});

async function withHost(work: (host: UploadHost) => Promise<void>, certificate?: Certificate): Promise<void> {
  const host = await startFtp(certificate);
  try {
    await work(host);
  } finally {
    await host.stop();
  }
}

const uploaded = { code: 0, output: expect.stringMatching(/3 files uploaded, 0 removed, 0 unchanged/) };

test.skipIf(!installed("vsftpd"))("only files listed by the build are uploaded", () =>
  withHost(async (host) => {
    const dist = await temporaryFolder("strays");
    await cp(fixture, dist, { recursive: true });
    for (const stray of ["notes.txt", "index.html.part", "about/index.html.br", ".hosting/old.conf"])
      await writeFile(join(dist, stray), "stray");
    expect(await run([], environment(host), dist)).toEqual(uploaded);
    expect([...published(host.folder).keys()]).toEqual([".htaccess", "about/index.html", "index.html"]);
    await rm(join(dist, "about/index.html"));
    expect((await run([], environment(host), dist)).output).toMatch(
      /about\/index\.html is missing\. Build again: npm run build$/m,
    );
    await rm(dist, { recursive: true });
  }),
);

test.skipIf(!installed("vsftpd"))("the command prints no secret", slow, () =>
  withHost(async (host) => {
    const dry = await run(["--dry-run"], environment(host));
    expect(dry.output).toMatch(
      /upload {2}about\/index\.html\nupload {2}index\.html\nupload {2}\.htaccess\n.*3 files would be uploaded/s,
    );
    expect(await run([], { ...environment(host), npm_config_dry_run: "true" }), "npm took the flag").toEqual(
      dry,
    );
    const encrypted = { ...environment(host), DEPLOY_URL: `ftps://127.0.0.1:${host.target.port}/site` };
    expect((await run([], encrypted)).output).toContain("does not support ftps");
    expect(readdirSync(host.folder)).toEqual([]);
    const real = await run([], environment(host));
    expect(real).toEqual(uploaded);
    expect(real.output).toMatch(/^ftp:\/\/ sends the password unencrypted/);
    expect(real.output).not.toMatch(/right-password|anonymous/);
  }),
);

const mark = { file: "site.yaml", line: 3, kind: "placeholder", value: "+92 51 000 0001" } as const;
test.each<[string, Partial<BuildFacts>, RegExp]>([
  ["a draft", { draft: true }, /is a draft.*npm run build$/m],
  ["older than its content", { content: "another" }, /content\/ has changed.*npm run build$/m],
  [
    "unfinished",
    { marks: [mark] },
    /still has 1 placeholder and 0 claims.*npm run deploy -- --with-placeholders$/s,
  ],
])("a build that is %s is not uploaded", async (_, other, message) => {
  const dist = await builtWith(other);
  const { code, output } = await runStrictly([], {}, dist);
  await rm(dist, { recursive: true });
  expect([code, output.trim()]).toEqual([1, expect.stringMatching(message)]);
});

test("Ctrl+D at a prompt ends with one line", async () => {
  const source =
    'import { askInTerminal } from "./src/cli/deploy/settings.ts"; import { runCommand } from "./src/cli/runCommand.ts"; await runCommand({ name: "", summary: "", flags: {} }, async () => { await askInTerminal("Host? "); });';
  const output = await new Promise<string>((done) => {
    const args = ["--import", "tsx", "--input-type=module-typescript", "--eval", source];
    execFile(process.execPath, args, (_, __, err) => done(err)).stdin?.end("\u0004");
  });
  expect(output.trim()).toBe("Stopped. Nothing was uploaded.");
});

test.skipIf(!installed("vsftpd") || !installed("openssl"))(
  "by ftps it refuses a certificate of an unknown authority",
  slow,
  async () => {
    const certificate = await makeCertificate("ftp.example.com");
    await withHost(async (host) => {
      const refused = await run([], environment(host));
      expect(refused.code).toBe(1);
      expect(refused.output).toMatch(/not trusted.*self-signed/s);
      expect(readdirSync(host.folder)).toEqual([]);
      const trusting = { ...environment(host), NODE_EXTRA_CA_CERTS: certificate.file };
      expect(await run([], trusting)).toEqual(uploaded);
    }, certificate);
    await certificate.discard();
  },
);
