import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { deploySite } from "../../../src/cli/deploy/deploySite.ts";
import { connectFtp } from "../../../src/cli/deploy/ftp.ts";
import { connectSftp } from "../../../src/cli/deploy/sftp.ts";
import type { Target } from "../../../src/cli/deploy/target.ts";
import { type Files, lacking, site, sorted } from "./smallSite.ts";
import type { UploadHost } from "./uploads.ts";

/** Files of a folder that visitors can request. */
export const published = (folder: string): Files =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
      .filter((path) => !path.startsWith(".deploy"))
      .sort()
      .map((path) => [path, readFileSync(join(folder, path))]),
  );

/** Uploads these files as the command does. */
export async function deployTo(target: Target, files: Files, options: Parameters<typeof deploySite>[2] = {}) {
  const transport = await (target.protocol === "sftp" ? connectSftp(target) : connectFtp(target));
  try {
    return await deploySite(files, transport, options);
  } finally {
    await transport.close();
  }
}

/** Tests for every kind of host. The host is available when the tests run. */
export function testUploads(start: () => Promise<UploadHost>) {
  let host: UploadHost;
  beforeAll(async () => void (host = await start()));
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
    expect(readdirSync(host.folder).filter((name) => name.startsWith(".deploying"))).toEqual([]);
  });

  test("only changed files are uploaded; foreign files stay", async () => {
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

  test("a folder that is not there, and a closed port, are named in the error", async () => {
    await expect(deployTo({ ...host.target, folder: "/no/such" }, site(1))).rejects.toThrow(
      /has no folder \/no\/such/,
    );
    await expect(deployTo({ ...host.target, port: 1 }, site(1))).rejects.toThrow(
      /does not accept (ftps?|sftp) on port 1/,
    );
    expect(readdirSync(host.folder)).toEqual([]);
  });

  return () => host;
}
