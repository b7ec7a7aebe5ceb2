import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { loadContent } from "../../src/build/content/load.ts";
import { changeYaml } from "../../src/edit/changeYaml.ts";
import { shareCache, startDev } from "../fixtures/devServer.ts";
import { makeProject, type Project } from "../fixtures/project.ts";
import { startApache } from "../hosting/apache.ts";
import { makeCertificate } from "../hosting/certificate.ts";
import { startFtp } from "../hosting/deploy/uploads.ts";
import { freePort } from "../hosting/machine.ts";

const [name, alias] = ["www.site.invalid", "site.invalid"];

/** Starts `npm run dev` for a site without open points, and its host: uploads by FTPS, and Apache with https. */
export async function startPublishing() {
  await using started = new AsyncDisposableStack();
  const keep = <T>(value: T, stop: (value: T) => Promise<void>) => started.adopt(value, stop);
  const project = keep(await makeProject("shared"), (one) => one.discard());
  const certificate = keep(await makeCertificate(name, alias), (one) => one.discard());
  const { folder, target } = keep(await startFtp(certificate), (one) => one.stop());
  const plain = await freePort();
  const extra = [
    "TraceEnable off",
    `Listen 127.0.0.1:${plain}`,
    `<VirtualHost 127.0.0.1:${plain}>`,
    "SSLEngine off",
    "</VirtualHost>",
  ];
  const web = keep(await startApache(folder, { certificate, extra }), (one) => one.stop());
  const ports = { http: plain, https: Number(new URL(web.origin).port) };

  await answerOpenPoints(project);
  const git = (...args: string[]) =>
    execFileSync("git", ["-C", project.folder, ...args], { encoding: "utf8" }).trim();
  git("init", "--quiet");
  for (const [key, value] of Object.entries({ name: "Office", email: "office@site.invalid" }))
    git("config", `user.${key}`, value);
  git("add", "content");
  git("commit", "--quiet", "--message", "Begin");
  const url = `ftps://127.0.0.1:${target.port}/${target.folder.startsWith("/") ? "" : "~/"}site`;
  await project.write(".deploy.json", JSON.stringify({ DEPLOY_URL: url, DEPLOY_USER: target.user }));

  shareCache(project);
  const all = Object.entries(ports).flatMap(([scheme, port]) =>
    [name, alias].map((host) => [`${scheme}://${host}`, port]),
  );
  const dev = keep(
    await startDev(project, {
      NODE_EXTRA_CA_CERTS: certificate.file,
      NODE_OPTIONS: `--import=${JSON.stringify(resolve(import.meta.dirname, "../fixtures/localHosts.mjs"))}`,
      LOCAL_HOSTS: JSON.stringify(Object.fromEntries(all)),
    }),
    (one) => one.stop(),
  );
  const running = started.move();
  return {
    origin: dev.origin,
    project,
    folder,
    git,
    password: target.password,
    stop: () => running.disposeAsync(),
  };
}

const day = 86_400_000;

/** Confirms claims, replaces placeholders and gives the site the name of the host. */
async function answerOpenPoints({ folder }: Project): Promise<void> {
  const { marks, sources } = await loadContent(join(folder, "content"));
  const expiry = new Date(Date.now() + 200 * day).toISOString().slice(0, 10);
  for (const { file } of sources) {
    const own = marks.filter((mark) => mark.file === file);
    const confirmed = changeYaml(
      readFileSync(file, "utf8"),
      own.map(({ path }) => ({ kind: "confirm", path })),
    );
    const answered = confirmed
      .replaceAll(/\bexample\.(?:com|net|org)\b/g, alias)
      .replaceAll(/(?<=\+92 51) 000 000(?=\d)/g, " 234 567")
      .replaceAll(/(?<=https:\/\/[\w.]+)\/$/gm, "/office")
      .replace(/^url: .*/m, `url: https://${name}`)
      .replace(/(?<=^ {2}expires: ).*/m, expiry);
    writeFileSync(file, answered);
  }
}
