import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { deploySite } from "../../../src/cli/deploy/deploySite.ts";
import { connectFtp } from "../../../src/cli/deploy/ftp.ts";
import { connectSftp } from "../../../src/cli/deploy/sftp.ts";
import type { Target } from "../../../src/cli/deploy/transport.ts";
import { makeCertificate } from "../../hosting/certificate.ts";
import { type Files, lacking, site, sorted } from "../../hosting/deploy/smallSite.ts";
import { published, startFtp, startSftp, type UploadHost } from "../../hosting/deploy/uploads.ts";
import { installed } from "../../hosting/machine.ts";

async function deployTo(target: Target, files: Files, options: Parameters<typeof deploySite>[2] = {}) {
  const transport = await (target.protocol === "sftp" ? connectSftp(target) : connectFtp(target));
  try {
    return await deploySite(files, transport, options);
  } finally {
    transport.close();
  }
}

/** Starts a host with explicit TLS (RFC 4217), as cPanel uses it. The connection begins unencrypted. */
async function startFtps(): Promise<UploadHost> {
  const usual = getCACertificates();
  const certificate = await makeCertificate("ftp.example.com");
  setDefaultCACertificates([...usual, readFileSync(certificate.file, "utf8")]);
  const host = await startFtp(certificate);
  const stop = async () => {
    await host.stop();
    setDefaultCACertificates(usual);
    await certificate.discard();
  };
  return { ...host, stop };
}

type Refusal = [change: Partial<Target>, message: RegExp];
const hosts: [name: string, programs: string[], start: () => Promise<UploadHost>, refusals: Refusal[]][] = [
  [
    "FTPS",
    ["vsftpd", "openssl"],
    startFtps,
    [
      [{ password: "wrong" }, /rejects the login: check the name and password/],
      [{ protocol: "ftp" }, /requires encryption: use ftps:\/\//],
    ],
  ],
  [
    "SFTP",
    ["sshd"],
    startSftp,
    [
      [{ hostKey: undefined }, /DEPLOY_HOST_KEY is not set\. 127\.0\.0\.1 has the key SHA256:/],
      [{ hostKey: "SHA256:other" }, /has a different key from DEPLOY_HOST_KEY/],
      [{ keyFile: undefined, password: "wrong" }, /rejects the login/],
    ],
  ],
];

describe.each(hosts)("%s", (name, programs, start, refusals) => {
  describe.skipIf(!programs.every((program) => installed(program)))("a host", () => {
    let host: UploadHost;
    beforeAll(async () => void (host = await start()));
    afterAll(() => host.stop());
    beforeEach(() => {
      for (const entry of readdirSync(host.folder)) rmSync(join(host.folder, entry), { recursive: true });
    });

    test("the site works after every step of an upload", async () => {
      await deployTo(host.target, site(1));
      expect(published(host.folder)).toEqual(sorted(site(1)));
      const seen: string[] = [];
      const report = () => seen.push(...lacking(published(host.folder)));
      await deployTo(host.target, site(2), { report });
      expect(seen).toEqual([]);
      expect(published(host.folder)).toEqual(sorted(site(2)));
      expect(readdirSync(host.folder).filter((entry) => entry.startsWith(".deploying"))).toEqual([]);
    });

    test("receives only changed files", async () => {
      await deployTo(host.target, site(1));
      const robots = statSync(join(host.folder, "robots.txt")).ino;
      const theirs = ["google123.html", "cgi-bin", "services/only-in-1/theirs.txt"];
      mkdirSync(join(host.folder, "cgi-bin"));
      for (const file of [theirs[0], theirs[2]]) writeFileSync(join(host.folder, file ?? ""), "theirs");
      await deployTo(host.target, new Map([...site(2), ["services/b/c/d.css", Buffer.from("d")]]));
      expect(statSync(join(host.folder, "robots.txt")).ino).toBe(robots);
      await deployTo(host.target, site(2));
      const found = readdirSync(host.folder, { recursive: true }).map(String);
      expect(found).toEqual(expect.arrayContaining(theirs));
      expect(found).not.toContain("services/b");
      expect((await deployTo(host.target, site(2))).steps).toEqual([]);
    });

    test.each<Refusal>([
      [{ folder: "/no/such" }, /has no folder \/no\/such/],
      [{ port: 1 }, /does not accept (ftps?|sftp) on port 1/],
      ...refusals,
    ])("with %j the error explains the reason", async (change, message) => {
      await expect(deployTo({ ...host.target, ...change }, site(1))).rejects.toThrow(message);
      expect(readdirSync(host.folder)).toEqual([]);
    });

    if (name === "SFTP")
      test("the error reports a full disk", async () => {
        symlinkSync("/dev/full", join(host.folder, ".deployed.part"));
        await expect(deployTo(host.target, site(1))).rejects.toThrow(
          /could not store .*disk or your quota is full.*0 of 45 files are done; the upload is not complete yet/s,
        );
      });
  });
});
