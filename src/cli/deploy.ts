import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Command, commandLine } from "./commandLine.ts";
import { manifestFiles, siteFlags } from "./builtFiles.ts";
import { deploySite } from "./deploy/deploySite.ts";
import { assertPublishable } from "./deploy/assertPublishable.ts";
import { connectFtp } from "./deploy/ftp.ts";
import type { Step } from "./deploy/plan.ts";
import { connectSftp } from "./deploy/sftp.ts";
import { readTarget, showTarget, type Target } from "./deploy/target.ts";
import { guard } from "./guard.ts";

/**
 * `npm run deploy`: uploads the changes in dist/. `-- --dry-run` only prints them, `-- --all` uploads all
 * files.
 */
const flags = {
  "dry-run": { type: "boolean", default: false, description: "only prints the steps" },
  all: {
    type: "boolean",
    default: false,
    description: "uploads all files, even unchanged ones",
  },
  "with-placeholders": {
    type: "boolean",
    default: false,
    description: "uploads a site that still has placeholders or unconfirmed claims",
  },
  ...siteFlags,
  dist: { ...siteFlags.dist, description: "uploads another folder" },
} as const;
const command: Command<typeof flags> = { name: "deploy", summary: "Uploads what changed in dist/.", flags };

async function readSite(folder: string): Promise<Map<string, Uint8Array>> {
  const paths = await manifestFiles(folder);
  return new Map(
    await Promise.all(paths.map(async (path) => [path, await readFile(join(folder, path))] as const)),
  );
}

const connect = (target: Target) => (target.protocol === "sftp" ? connectSftp(target) : connectFtp(target));

let reported = false;
function report({ action, path }: Step, done: number, total: number): void {
  if (process.stdout.isTTY) process.stdout.write(`\r\u001b[K${done} of ${total}: ${action} ${path}`);
  reported = true;
}

async function run(): Promise<void> {
  const { values } = commandLine(command);
  const target = readTarget(process.env);
  const files = await readSite(values.dist);
  await assertPublishable(values.content, values.dist, values["with-placeholders"]);
  if (target.protocol === "ftp")
    console.log("ftp:// sends the password unencrypted: use ftps:// if the host supports it.");
  const stop = new AbortController();
  process.once("SIGINT", () => stop.abort());
  const transport = await connect(target);
  try {
    const dryRun = values["dry-run"];
    const options = { dryRun, all: values.all, signal: stop.signal, report };
    const { steps, unchanged } = await deploySite(files, transport, options).finally(() => {
      if (process.stdout.isTTY && reported) process.stdout.write("\n");
    });
    if (dryRun) for (const { action, path } of steps) console.log(`${action}  ${path}`);
    const count = (action: Step["action"]) => steps.filter((step) => step.action === action).length;
    const would = dryRun ? "would be " : "";
    console.log(
      `${showTarget(target)}: ${count("upload")} files ${would}uploaded, ${count("remove")} ${would}removed, ${unchanged} unchanged.`,
    );
  } finally {
    await transport.close();
  }
}

await guard(run);
