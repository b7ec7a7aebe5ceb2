import { spawn } from "node:child_process";
import { join } from "node:path";
import { root } from "../../build/source/renderer.ts";

const commands = {
  build: ["build.ts", "--launch"],
  deploy: ["src/cli/deploy.ts"],
  verify: ["src/cli/verify.ts"],
};

/**
 * Runs a command of publishing as in a terminal, with the settings that `npm run deploy` has saved.
 *
 * @param password for the upload; it is not saved
 * @param report receives the command's progress
 * @returns what it printed, and whether it succeeded
 */
export async function publish(
  command: keyof typeof commands,
  password: string | undefined,
  report: (progress: string) => void,
): Promise<{ output: string; succeeded: boolean }> {
  const [script = "", ...flags] = commands[command];
  const env = { ...process.env, ...(password && { DEPLOY_PASSWORD: password }) };
  const args = ["--import", import.meta.resolve("tsx"), join(root, script), ...flags];
  const child = spawn(process.execPath, args, { env, stdio: ["ignore", "pipe", "pipe", "ipc"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (data) => (output += String(data)));
  child.on("message", (progress) => report(String(progress)));
  const code = await new Promise((done) => child.on("close", done).on("error", () => done(1)));
  return { output: output.trim(), succeeded: code === 0 };
}
