import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** True if the tests run as root, for example in a container. */
export const asRoot = process.getuid?.() === 0;

export const findProgram = (name: string): string | undefined =>
  ["/usr/sbin", "/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"]
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));

/**
 * Checks whether a program is installed, and reports a missing program once.
 * @throws Error in CI, where nobody would notice skipped tests
 */
export function installed(name: string, debian = name): boolean {
  const found = findProgram(name) !== undefined;
  const hint = `${name} is not installed (apt-get install ${debian})`;
  if (!found && process.env["CI"]) throw new Error(`${hint}: CI skips no test`);
  if (!found && !told.has(name)) console.log(`${hint}: its tests are skipped`);
  told.add(name);
  return found;
}

const told = new Set<string>();

/** Creates a temporary folder that all users can read. */
export async function temporaryFolder(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `hvac-${name}-`));
  chmodSync(folder, 0o755);
  return folder;
}

export const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });

/** A server's settings. The temporary folder `home` is removed when the server stops. */
export type Setting = { port: number; home: string; log?: string; env?: NodeJS.ProcessEnv };

export type Program = { stop: () => Promise<void>; log: () => Promise<string> };

export type Running = Program & { origin: string };

/**
 * Starts a server and waits until it listens.
 * @throws Error with the server's output if the process exits first
 */
export async function startProgram(name: string, args: string[], setting: Setting): Promise<Program> {
  const { port, home, log, env = process.env } = setting;
  const child = spawn(findProgram(name) ?? name, args, { env });
  // Stops the server if the test run is interrupted.
  const end = () => void child.kill("SIGTERM");
  process.once("exit", end);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (data) => (output += String(data)));
  const readLog = async () => output + (log ? await readFile(log, "utf8").catch(() => "") : "");
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  if (!(await isListening(port, child))) throw new Error(`${name} did not start:\n${await readLog()}`);
  return {
    log: readLog,
    async stop() {
      process.off("exit", end);
      end();
      await ended;
      await rm(home, { recursive: true, force: true });
    },
  };
}

async function isListening(port: number, child: ChildProcess): Promise<boolean> {
  while (child.exitCode === null) {
    if (await answers(port)) return true;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return false;
}

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, "127.0.0.1", () => resolve(true));
    socket.on("error", () => resolve(false));
    socket.on("connect", () => socket.destroy());
  });
