import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hashOfFolder } from "../../../src/build/lib/cache.ts";
import { writeSite } from "../../../src/build/site/write.ts";
import { serveDesk } from "../../fixtures/desk.ts";
import { makeProject, type Project } from "../../fixtures/project.ts";
import { bytesOf, facts } from "../../fixtures/smallBuild.ts";
import { installed } from "../machine.ts";
import { published, startFtp, startSftp, type UploadHost } from "./uploads.ts";
import { slow } from "../../fixtures/slow.ts";

let host: UploadHost;
let project: Project;
let desk: Awaited<ReturnType<typeof serveDesk>>;

const site = { "index.html": "<!doctype html><title>Home</title>", ".htaccess": "# host" };
const git = (...args: string[]) =>
  execFileSync("git", ["-C", project.folder, ...args], { encoding: "utf8" }).trim();
const deploy = (yes?: boolean) =>
  desk.write("publish", { command: "deploy", password: "right-password", ...(yes && { yes }) });

beforeAll(async () => {
  if (!installed("vsftpd")) return;
  host = await startFtp();
  project = await makeProject("shared");
  git("init", "--quiet");
  for (const [name, value] of Object.entries({ name: "Office", email: "office@example.com" }))
    git("config", `user.${name}`, value);
  git("add", "content");
  git("commit", "--quiet", "--message", "Begin");
  desk = await serveDesk(project.folder);
});
afterAll(async () => {
  await host?.stop();
  desk?.[Symbol.dispose]();
  await project?.discard();
});

test.skipIf(!installed("vsftpd"))("without settings the desk names the command that saves them", async () => {
  expect(await desk.read("target")).toEqual({
    missing: expect.stringMatching(/not saved yet.+npm run deploy/s),
  });
});

test.skipIf(!installed("vsftpd"))("an upload from the desk publishes the site", async () => {
  const { port, folder, user, protocol } = host.target;
  const url = `${protocol}://127.0.0.1:${port}/${folder.startsWith("/") ? "" : "~/"}site`;
  await project.write(".deploy.json", JSON.stringify({ DEPLOY_URL: url, DEPLOY_USER: user }));
  expect(await desk.read("target")).toEqual({ host: expect.stringContaining("127.0.0.1") });
  const change = { kind: "set", path: ["hero", "heading"], value: "Rooms" } as const;
  expect((await desk.save("solutions/cold-rooms.yaml", change)).status).toBe(200);
  const content = hashOfFolder(join(project.folder, "content"));
  await writeSite(bytesOf(site), join(project.folder, "dist"), { ...facts, content });

  expect((await deploy()).status, "without a yes").toBe(400);
  expect([...published(host.folder).keys()]).toEqual([]);
  expect(git("log", "-1", "--format=%s")).toBe("Begin");

  const { answer } = await deploy(true);
  expect(answer).toEqual({
    succeeded: true,
    output: expect.stringMatching(/2 files uploaded.+recorded in git/s),
  });
  expect(JSON.stringify(answer)).not.toContain("right-password");
  expect([...published(host.folder).keys()]).toEqual([".htaccess", "index.html"]);
  expect(git("log", "-1", "--format=%B")).toMatch(/ → .?Rooms/);
  expect(git("status", "--porcelain", "--", "content")).toBe("");
});

test.skipIf(!installed("sshd", "openssh-server"))(
  "an upload by SFTP trusts only a saved fingerprint",
  slow,
  async () => {
    const sftp = await startSftp();
    const own = await makeProject("shared");
    using office = await serveDesk(own.folder);
    const { port, folder, user, keyFile, hostKey } = sftp.target;
    const settings = {
      DEPLOY_URL: `sftp://127.0.0.1:${port}${folder}`,
      DEPLOY_USER: user,
      DEPLOY_KEY_FILE: keyFile,
    };
    const content = hashOfFolder(join(own.folder, "content"));
    await writeSite(bytesOf(site), join(own.folder, "dist"), { ...facts, content });
    const publish = async (more: object) => {
      await own.write(".deploy.json", JSON.stringify({ ...settings, ...more }));
      return office.write("publish", { command: "deploy", yes: true, password: "" });
    };

    const { answer: refused } = await publish({});
    expect(refused).toEqual({ succeeded: false, output: expect.stringContaining("fingerprint") });
    expect([...published(sftp.folder).keys()]).toEqual([]);
    const { answer } = await publish({ DEPLOY_HOST_KEY: hostKey });
    expect(answer).toEqual({ succeeded: true, output: expect.stringMatching(/2 files uploaded/) });
    expect([...published(sftp.folder).keys()]).toEqual([".htaccess", "index.html"]);
    await sftp.stop();
    await own.discard();
  },
);
