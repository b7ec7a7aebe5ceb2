import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { listFiles } from "../build/write.ts";
import { deploySite } from "./deploy/deploySite.ts";
import { DeployFault } from "./deploy/faults.ts";
import { connectFtp } from "./deploy/ftp.ts";
import type { Step } from "./deploy/plan.ts";
import { connectSftp } from "./deploy/sftp.ts";
import { readTarget, showTarget, type Target } from "./deploy/target.ts";

/** `npm run deploy`: uploads what changed in dist/; `-- --dry-run` says what it would do, `-- --all` uploads everything. */
const { values } = parseArgs({
  options: {
    dist: { type: "string", default: "dist" },
    "dry-run": { type: "boolean", default: false },
    all: { type: "boolean", default: false },
  },
});

async function readSite(folder: string): Promise<Map<string, Uint8Array>> {
  const paths = await listFiles(folder);
  if (!paths.includes("index.html"))
    throw new DeployFault(`${folder}/ holds no index.html: run npm run build first.`);
  return new Map(
    await Promise.all(paths.map(async (path) => [path, await readFile(join(folder, path))] as const)),
  );
}

const connect = (target: Target) => (target.protocol === "sftp" ? connectSftp(target) : connectFtp(target));

function report({ does, path }: Step, done: number, total: number): void {
  if (process.stdout.isTTY) process.stdout.write(`\r\u001b[K${done} of ${total}: ${does} ${path}`);
}

async function run(): Promise<void> {
  const target = readTarget(process.env);
  const files = await readSite(values.dist);
  if (target.protocol === "ftp")
    console.log("ftp:// sends the password readable by everyone on the way: use ftps:// if the host has it.");
  const stop = new AbortController();
  process.once("SIGINT", () => stop.abort());
  const transport = await connect(target);
  try {
    const dryRun = values["dry-run"];
    const options = { dryRun, all: values.all, signal: stop.signal, report };
    const { steps, unchanged } = await deploySite(files, transport, options);
    if (process.stdout.isTTY && steps.length > 0 && !dryRun) process.stdout.write("\n");
    if (dryRun) for (const { does, path } of steps) console.log(`${does}  ${path}`);
    const count = (does: Step["does"]) => steps.filter((step) => step.does === does).length;
    const would = dryRun ? "would be " : "";
    console.log(
      `${showTarget(target)}: ${count("upload")} files ${would}uploaded, ${count("remove")} ${would}removed, ${unchanged} unchanged.`,
    );
  } finally {
    await transport.close();
  }
}

try {
  await run();
} catch (error) {
  process.exitCode = 1;
  console.error(error instanceof DeployFault ? `\n${error.message}` : error);
}
