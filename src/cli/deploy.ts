import "./requireNode.mjs";
import { existsSync } from "node:fs";
import { booleanFlag } from "./commandLine.ts";
import { distFlag, readBuild, readFiles, assertPublishable } from "./builtSite.ts";
import { deploySite } from "./deploy/deploySite.ts";
import { connectFtp } from "./deploy/ftp.ts";
import { DeployError } from "./deploy/errors.ts";
import type { Step } from "./deploy/session.ts";
import { connectSftp } from "./deploy/sftp.ts";
import { askInTerminal, completeSettings, saveSettings, settingsFile } from "./deploy/settings.ts";
import { readTarget, showTarget } from "./deploy/target.ts";
import type { Target, Transport } from "./deploy/transport.ts";
import { runCommand } from "./runCommand.ts";
import { showProgress } from "./showProgress.ts";

const command = {
  name: "deploy",
  summary: "Uploads the changed files of dist/.",
  flags: {
    "dry-run": booleanFlag("only prints the steps"),
    all: booleanFlag("uploads all files, even unchanged ones"),
    "with-placeholders": booleanFlag("uploads a site that still has placeholders or unconfirmed claims"),
    dist: { ...distFlag, description: "uploads another folder" },
  },
};

const ask = process.stdin.isTTY && process.stdout.isTTY ? askInTerminal : undefined;

async function connect(target: Target): Promise<Transport> {
  if (target.protocol !== "sftp") return connectFtp(target);
  return connectSftp(target).catch(async (error: unknown) => {
    const hostKey = error instanceof DeployError ? error.unknownKey : undefined;
    if (!ask || !hostKey) throw error;
    const question = `${target.host} has the key ${hostKey}. Does the host publish this fingerprint? (yes or no) `;
    if ((await ask(question)) !== "yes") throw error;
    saveSettings(settingsFile, { DEPLOY_HOST_KEY: hostKey });
    return connectSftp({ ...target, hostKey });
  });
}

const report = ({ action, path }: Step, done: number, total: number) =>
  showProgress(`${done} of ${total}: ${action} ${path}`);

await runCommand(command, async ({ dist, all, "dry-run": dryRun, ...flags }) => {
  const build = readBuild(dist);
  const files = await readFiles(dist, build);
  assertPublishable(dist, build, flags["with-placeholders"]);
  const target = readTarget(await completeSettings(process.env, settingsFile, ask));
  if (existsSync(settingsFile)) console.log(`${settingsFile} has these settings; remove it to change them.`);
  if (target.protocol === "ftp")
    console.log("ftp:// sends the password unencrypted: use ftps:// if the host supports it.");
  const stop = new AbortController();
  process.once("SIGINT", () => stop.abort());
  const transport = await connect(target);
  try {
    const options = { dryRun, all, signal: stop.signal, report };
    const { steps, unchanged } = await deploySite(files, transport, options).finally(() => showProgress(""));
    if (dryRun) for (const { action, path } of steps) console.log(`${action}  ${path}`);
    const count = (action: Step["action"]) => steps.filter((step) => step.action === action).length;
    const would = dryRun ? "would be " : "";
    console.log(
      `${showTarget(target)}: ${count("upload")} files ${would}uploaded, ${count("remove")} ${would}removed, ${unchanged} unchanged.`,
    );
  } finally {
    transport.close();
  }
});
