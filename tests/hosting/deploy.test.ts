import { execFile } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { listFiles } from "../../src/build/write.ts";
import { deploySite } from "../../src/tools/deploy/deploySite.ts";
import { connectFault, storeFault } from "../../src/tools/deploy/faults.ts";
import { connectFtp } from "../../src/tools/deploy/ftp.ts";
import { hashOf, manifestName, parseManifest } from "../../src/tools/deploy/manifest.ts";
import { planSteps } from "../../src/tools/deploy/plan.ts";
import { connectSftp } from "../../src/tools/deploy/sftp.ts";
import { readTarget, showTarget, type Target } from "../../src/tools/deploy/target.ts";
import type { Transport } from "../../src/tools/deploy/transport.ts";
import { installed } from "./machine.ts";
import { brittleLine, startFtp, startSftp, type UploadHost } from "./uploads.ts";

type Files = Map<string, Uint8Array>;

/** A small site. Everything in it but robots.txt differs from version to version, and so does which pages there are. */
function site(version: number): Files {
  const html = (links: string[]) => `<link href="/assets/look-${version}.css">
    <script src="/assets/island-${version}.js"></script><img src="/images/plant-${version}.avif">
    ${links.map((link) => `<a href="${link}">`).join("")}`;
  const own = `/services/only-in-${version}`;
  const pages = [
    ["404.html", html(["/"])],
    ["index.html", html(["/about", own])],
    ["about/index.html", html(["/", own])],
    [`${own.slice(1)}/index.html`, html(["/", "/about"])],
  ] as const;
  const texts = new Map<string, string | Uint8Array>([
    [`assets/look-${version}.css`, "css"],
    [`assets/island-${version}.js`, "js"],
    [`images/plant-${version}.avif`, "picture"],
    ["robots.txt", "User-agent: *"],
    [".htaccess", `ErrorDocument 404 /404.html # ${version}`],
    [".hosting/nginx.conf", `root ${version}`],
    ["_headers", `${version}`],
    ...Array.from({ length: 30 }, (_, index) => [`images/more/${index}-${version}.webp`, ""] as const),
    ...pages.flatMap(([path, text]) => [
      [path, text] as const,
      [`${path}.br`, brotliCompressSync(text)] as const,
    ]),
  ]);
  return new Map([...texts].map(([path, data]) => [path, Buffer.from(data)]));
}

/** What the pages among some files name that is not among them. */
function lacking(files: ReadonlyMap<string, Uint8Array>): string[] {
  return [...files]
    .filter(([path]) => /\.html(\.br)?$/.test(path))
    .flatMap(([path, bytes]) =>
      namedBy(path, bytes)
        .filter((name) => !files.has(name))
        .map((name) => `${path}: ${name}`),
    );
}

function namedBy(path: string, bytes: Uint8Array): string[] {
  const html = (path.endsWith(".br") ? brotliDecompressSync(bytes) : Buffer.from(bytes)).toString();
  const assets = [...html.matchAll(/\/((?:assets|images|share)\/[\w./-]+\.\w+)/g)].map(
    ([, name = ""]) => name,
  );
  const pages = [...html.matchAll(/<a [^>]*?href="?\/([\w/-]*)[">\s#]/g)].map(([, name]) =>
    name ? `${name}/index.html` : "index.html",
  );
  return [...new Set([...assets, ...pages])];
}

/** What a folder holds that visitors get. */
const published = (folder: string): Files =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
      .filter((path) => !path.startsWith(".deploy"))
      .sort()
      .map((path) => [path, readFileSync(join(folder, path))]),
  );
const sorted = (files: Files): Files => new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1)));
const leftovers = (folder: string) => readdirSync(folder).filter((name) => name.startsWith(".deploying"));

async function deployTo(target: Target, files: Files, options: Parameters<typeof deploySite>[2] = {}) {
  const transport = await (target.protocol === "sftp" ? connectSftp(target) : connectFtp(target));
  try {
    return await deploySite(files, transport, options);
  } finally {
    await transport.close();
  }
}

/** A host in memory, which ends all connections after a number of calls; a write that is cut leaves half a file. */
function memoryHost(files: Files = new Map(), { calls = Infinity, renamesOver = true } = {}) {
  let left = calls;
  const log: string[] = [];
  const call = <T>(what: string, work: () => T): Promise<T> => {
    log.push(what);
    return left-- > 0 ? Promise.resolve(work()) : Promise.reject(new Error("ECONNRESET"));
  };
  const transport: Transport = {
    read: (path) => call("read", () => (files.has(path) ? Buffer.from(files.get(path) ?? []) : undefined)),
    write(path, bytes) {
      if (left === 0) files.set(path, bytes.subarray(0, bytes.length / 2));
      return call(`write ${path}`, () => void files.set(path, bytes));
    },
    rename: (from, to) =>
      call(`rename ${to}`, () => {
        if (!renamesOver && files.has(to)) throw new Error("553 taken");
        files.set(to, files.get(from) ?? Buffer.of());
        files.delete(from);
      }),
    remove: (path) => call(`remove ${path}`, () => void files.delete(path)),
    makeFolder: (path) => call(`folder ${path}`, () => {}),
    removeFolder: (path) => call(`no folder ${path}`, () => {}),
    close: async () => {},
  };
  return { files, transport, log };
}
const visible = (files: Files): Files =>
  sorted(new Map([...files].filter(([path]) => !path.startsWith(".deploy"))));

describe("the order", () => {
  test("after every step from one build to the next, each page finds what it names", async () => {
    const host = memoryHost();
    await deploySite(site(1), host.transport);
    for (const version of [2, 3, 1]) {
      const seen: string[] = [];
      const report = () => seen.push(...lacking(host.files));
      const { steps } = await deploySite(site(version), host.transport, { report });
      expect(seen).toEqual([]);
      expect(steps.length).toBeGreaterThan(40);
      expect(visible(host.files)).toEqual(sorted(site(version)));
    }
  });

  test("the built site goes up page after page, each after what it names, the host's files last", async () => {
    const dist = resolve(process.env["DIST"] ?? "dist");
    const paths = await listFiles(dist);
    const bytes = new Map(
      await Promise.all(paths.map(async (path) => [path, await readFile(join(dist, path))] as const)),
    );
    const steps = planSteps(new Map([...bytes].map(([path, data]) => [path, hashOf(data)])), new Map());
    const there = new Set<string>();
    const lost = steps.flatMap(({ path }) => {
      there.add(path);
      const names = /\.html(\.br)?$/.test(path) ? namedBy(path, bytes.get(path) ?? Buffer.of()) : [];
      return names
        .filter((name) => !name.endsWith(".html") && !there.has(name))
        .map((name) => `${path}: ${name}`);
    });
    expect(lost).toEqual([]);
    expect(steps.length).toBe(paths.length);
    const last = steps.slice(-3).map(({ path }) => path);
    expect(
      last.every((path) => /(^|\/)[._]/.test(path)),
      String(last),
    ).toBe(true);
  });

  test("stale files are removed after every upload, pages before what they name", () => {
    const steps = planSteps(
      new Map([["b.css", "2"]]),
      new Map(["a.css", "a.html", ".a"].map((path) => [path, "1"])),
    );
    expect(steps.map(({ does, path }) => `${does} ${path}`)).toEqual([
      "upload b.css",
      "remove .a",
      "remove a.html",
      "remove a.css",
    ]);
  });

  test("wherever the connection ends, the site works, and further runs finish it", async () => {
    const before = memoryHost();
    await deploySite(site(1), before.transport);
    for (let calls = 0; ; calls++) {
      const { files, transport } = memoryHost(new Map(before.files), { calls });
      const ended = await deploySite(site(2), transport).then(
        () => true,
        () => false,
      );
      expect(lacking(files), `after ${calls} calls`).toEqual([]);
      await deploySite(site(2), memoryHost(files).transport);
      expect(sorted(new Map([...files].filter(([path]) => path !== manifestName)))).toEqual(sorted(site(2)));
      if (ended) break;
      expect(calls).toBeLessThan(1000);
    }
  });

  test("a host that refuses to rename onto a file gets it written over", async () => {
    const { files, transport } = memoryHost(new Map(), { renamesOver: false });
    await deploySite(site(1), transport);
    await deploySite(site(2), transport);
    expect(visible(files)).toEqual(sorted(site(2)));
  });

  test("a run that is stopped says how far it came", async () => {
    const { files, transport } = memoryHost();
    const stop = new AbortController();
    const run = deploySite(site(1), transport, {
      signal: stop.signal,
      report: (_, done) => done === 7 && stop.abort(),
    });
    await expect(run).rejects.toThrow(/^Stopped\. 7 of 45 files are done/);
    expect(parseManifest(files.get(manifestName))?.files.size).toBe(7);
  });
});

describe("the list on the host", () => {
  const good = { version: 1, files: { "a.css": "0".repeat(64) } };
  test.each([
    ["nothing", undefined],
    ["half a list", JSON.stringify(good).slice(0, 40)],
    ["another format", JSON.stringify({ ...good, version: 2 })],
    ["a path out of the site", JSON.stringify({ ...good, files: { "a/../../b": "0".repeat(64) } })],
    ["a path from the top", JSON.stringify({ ...good, files: { "/etc/b": "0".repeat(64) } })],
    ["a second command", JSON.stringify({ ...good, files: { "a\r\nDELE b": "0".repeat(64) } })],
    ["no hash", JSON.stringify({ ...good, files: { a: "" } })],
  ])("%s means that everything is uploaded and nothing removed", async (_, text) => {
    const there: Files = new Map([["theirs.txt", Buffer.from("theirs")]]);
    if (text !== undefined) there.set(manifestName, Buffer.from(text));
    const { files, transport } = memoryHost(there);
    const { steps } = await deploySite(site(1), transport);
    expect(steps.map(({ does }) => does)).toEqual([...site(1)].map(() => "upload"));
    expect(files.has("theirs.txt")).toBe(true);
  });

  test("--all uploads what the host is known to have, too, and still removes what is stale", async () => {
    const { transport } = memoryHost();
    await deploySite(site(1), transport);
    expect((await deploySite(site(1), transport)).steps).toEqual([]);
    expect((await deploySite(site(1), transport, { all: true })).steps.length).toBe(site(1).size);
  });
});

describe("what the environment must say", () => {
  const right = {
    DEPLOY_URL: "ftps://ftp.example.com/public_html",
    DEPLOY_USER: "me",
    DEPLOY_PASSWORD: "s3cret",
  };
  test.each([
    [{ ...right, DEPLOY_URL: undefined }, /DEPLOY_URL is not set: write where/],
    [{ ...right, DEPLOY_USER: "" }, /DEPLOY_USER is not set/],
    [{ ...right, DEPLOY_PASSWORD: undefined }, /DEPLOY_PASSWORD is not set/],
    [{ ...right, DEPLOY_PASSWORD: "", DEPLOY_KEY_FILE: "k" }, /DEPLOY_PASSWORD is not set/],
    [{ ...right, DEPLOY_URL: "https://example.com/x" }, /write ftp:\/\/, ftps:\/\/ or sftp:\/\//],
    [{ ...right, DEPLOY_URL: "example.com" }, /no address to upload to/],
    [{ ...right, DEPLOY_URL: "ftps://me:s3cret@example.com/x" }, /holds a name or a password/],
    [{ ...right, DEPLOY_URL: "sftp://example.com" }, /names no folder/],
    [{ ...right, DEPLOY_URL: "ftp://example.com/" }, /names no folder/],
    [{ ...right, DEPLOY_URL: "ftp://example.com/a%0D%0ADELE" }, /line break/],
  ])("%j", (env, says) => {
    expect(() => readTarget(env)).toThrow(says);
    expect(() => readTarget(env)).not.toThrow(/s3cret/);
  });

  test.each([
    ["ftps://h/public_html/", "ftps", 21, "/public_html"],
    ["ftps://h:990/a%20b", "ftps", 990, "/a b"],
    ["sftp://h/~/www", "sftp", 22, "www"],
    ["ftp://[::1]:2121/~", "ftp", 2121, "."],
  ])("%s", (address, protocol, port, folder) => {
    const target = readTarget({ ...right, DEPLOY_URL: address });
    expect(target).toMatchObject({ protocol, port, folder });
    expect(showTarget(target)).not.toContain("me");
  });

  test("errors say what to do, and keep a secret that the host repeats", () => {
    const target = readTarget(right);
    const say = (words: string, code?: string | number) =>
      connectFault(Object.assign(new Error(words), code === undefined ? {} : { code }), target).message;
    expect(say("getaddrinfo ENOTFOUND ftp.example.com", "ENOTFOUND")).toMatch(/no host ftp\.example\.com/);
    expect(say("Timeout (control socket)")).toMatch(/does not answer on port 21/);
    expect(say("Hostname/IP does not match certificate's altnames", "ERR_TLS_CERT_ALTNAME_INVALID")).toMatch(
      /certificate/,
    );
    expect(say("530 Login with s3cret failed", 530)).toMatch(/refuses the login.*with … failed/);
    expect(storeFault(new Error("552 Disk full"), "a.css", "").message).toMatch(/no room left for a\.css/);
  });
});

/** What every kind of host must do. */
function behaves(start: () => Promise<UploadHost>) {
  let host: UploadHost;
  beforeAll(async () => {
    host = await start();
  });
  afterAll(() => host.stop());
  beforeEach(() => {
    for (const name of readdirSync(host.folder)) rmSync(join(host.folder, name), { recursive: true });
  });
  const deploy = (files: Files, options?: Parameters<typeof deploySite>[2]) =>
    deployTo(host.target, files, options);

  test("it holds the whole site, hidden files too, and the site works after every step to the next build", async () => {
    await deploy(site(1));
    expect(published(host.folder)).toEqual(sorted(site(1)));
    const seen: string[] = [];
    await deploy(site(2), { report: () => seen.push(...lacking(published(host.folder))) });
    expect(seen).toEqual([]);
    expect(published(host.folder)).toEqual(sorted(site(2)));
    expect(leftovers(host.folder)).toEqual([]);
  });

  test("only what changed is uploaded; what others put there stays", async () => {
    await deploy(site(1));
    const robots = statSync(join(host.folder, "robots.txt")).ino;
    writeFileSync(join(host.folder, "google123.html"), "theirs");
    mkdirSync(join(host.folder, "cgi-bin"));
    writeFileSync(join(host.folder, "services/only-in-1/theirs.txt"), "theirs");
    const { steps } = await deploy(new Map([...site(2), ["services/b/c/d.css", Buffer.from("d")]]));
    expect(steps.filter(({ path }) => path === "robots.txt")).toEqual([]);
    expect(statSync(join(host.folder, "robots.txt")).ino).toBe(robots);
    await deploy(site(2));
    const found = readdirSync(host.folder, { recursive: true }).map(String);
    expect(found).toEqual(
      expect.arrayContaining(["google123.html", "cgi-bin", "services/only-in-1/theirs.txt"]),
    );
    expect(found).not.toContain("services/b");
    expect((await deploy(site(2))).steps).toEqual([]);
  });

  test("--dry-run lists the steps and touches nothing", async () => {
    await deploy(site(1));
    const look = () =>
      readdirSync(host.folder, { recursive: true })
        .map((name) => [name, statSync(join(host.folder, String(name))).ctimeMs])
        .sort();
    const before = look();
    const { steps } = await deploy(site(2), { dryRun: true });
    expect(look()).toEqual(before);
    expect((await deploy(site(2))).steps).toEqual(steps);
  });

  test("a folder that is not there, and a port where nobody listens, are said so", async () => {
    await expect(deployTo({ ...host.target, folder: "/no/such" }, site(1))).rejects.toThrow(
      /has no folder \/no\/such/,
    );
    await expect(deployTo({ ...host.target, port: 1 }, site(1))).rejects.toThrow(/takes no s?ftp on port 1/);
    expect(readdirSync(host.folder)).toEqual([]);
  });

  return () => host;
}

describe.skipIf(!installed("vsftpd"))("an FTP host", () => {
  const host = behaves(startFtp);

  test("a line that is cut again and again leaves a site that works, and no run begins anew", async () => {
    const { target, folder } = host();
    await deployTo(target, site(1));
    const { steps } = await deployTo(target, site(2), { dryRun: true });
    const done: number[] = [];
    for (let ended = false; !ended && done.length < 20;) {
      const line = await brittleLine(target.port, 150 + done.length);
      let count = 0;
      ended = await deployTo({ ...target, port: line.port }, site(2), { report: () => count++ }).then(
        () => true,
        (fault: Error) => {
          expect(fault.message).toMatch(
            /The connection was cut at .*\n\d+ of \d+ files are done.* goes on from there/s,
          );
          return false;
        },
      );
      line.server.close();
      done.push(count);
      expect(lacking(published(folder))).toEqual([]);
    }
    expect(done.length).toBeGreaterThan(2);
    const repeated = done.reduce((sum, count) => sum + count) - steps.length;
    expect(repeated).toBeLessThanOrEqual(20 * (done.length - 1));
    expect(published(folder)).toEqual(sorted(site(2)));
    expect(leftovers(folder)).toEqual([]);
  });

  test("a wrong password and a host without encryption are said so, without the password", async () => {
    const { target } = host();
    const wrong = deployTo({ ...target, password: "wr0ng-password" }, site(1));
    await expect(wrong).rejects.toThrow(/refuses the login: check DEPLOY_USER and DEPLOY_PASSWORD/);
    await expect(wrong).rejects.not.toThrow(/wr0ng/);
    await expect(deployTo({ ...target, protocol: "ftps" }, site(1))).rejects.toThrow(/does not speak ftps/);
  });

  test("the command reads the environment, says what it did and prints no secret", async () => {
    const { target, folder } = host();
    const env = {
      DEPLOY_URL: `ftp://127.0.0.1:${target.port}/${target.folder.startsWith("/") ? "" : "~/"}site`,
      DEPLOY_USER: target.user,
      DEPLOY_PASSWORD: target.password,
    };
    const run = (args: string[], own: Record<string, string>) =>
      new Promise<{ code: number; said: string }>((done) => {
        const command = [
          "--import",
          "tsx",
          "src/tools/deploy.ts",
          "--dist",
          resolve("tests/fixtures/deploy"),
          ...args,
        ];
        execFile(
          process.execPath,
          command,
          { env: { PATH: process.env["PATH"], ...own } },
          (error, out, err) => done({ code: error ? 1 : 0, said: out + err }),
        );
      });
    const dry = await run(["--dry-run"], env);
    expect(dry.said).toMatch(
      /upload {2}about\/index\.html\nupload {2}index\.html\nupload {2}\.htaccess\n.*3 files would be uploaded/s,
    );
    expect(readdirSync(folder)).toEqual([]);
    const real = await run([], env);
    expect(real).toEqual({
      code: 0,
      said: expect.stringMatching(/3 files uploaded, 0 removed, 0 unchanged/),
    });
    expect(real.said).not.toMatch(/right-password|anonymous/);
    expect((await run([], {})).said).toMatch(
      /^\nDEPLOY_URL is not set.*\nDEPLOY_USER is not set.*\nDEPLOY_PASSWORD/,
    );
  });
});

describe.skipIf(!installed("sshd", "openssh-server"))("an SFTP host", () => {
  const host = behaves(startSftp);

  test("a host that is not the one expected hears neither name nor password", async () => {
    const { target } = host();
    const fault = (hostKey: string | undefined) => expect(deployTo({ ...target, hostKey }, site(1))).rejects;
    await fault(undefined).toThrow(`DEPLOY_HOST_KEY is not set. 127.0.0.1 shows ${target.hostKey}`);
    await fault("SHA256:other").toThrow(/shows another key than DEPLOY_HOST_KEY says/);
  });

  test("a wrong password is said so", async () => {
    const wrong = deployTo({ ...host().target, keyFile: undefined, password: "wr0ng-password" }, site(1));
    await expect(wrong).rejects.toThrow(/refuses the login/);
  });
});
