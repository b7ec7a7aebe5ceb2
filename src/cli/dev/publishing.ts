import { spawn } from "node:child_process";
import { join } from "node:path";
import { root } from "../../build/source/renderer.ts";
import { completeSettings } from "../deploy/settings.ts";
import { readTarget, showTarget } from "../deploy/target.ts";
import { commitContent } from "./commitContent.ts";

const commands = {
  build: ["build.ts", "--launch"],
  deploy: ["src/cli/deploy.ts"],
  verify: ["src/cli/verify.ts"],
};

/** Publishes a project, as commands in a terminal do, with the settings that `npm run deploy` has saved. */
export const publisherOf = (folder: string) => ({
  /** The host that receives uploads, or the reason why there is none, with a remedy. */
  async target(): Promise<{ host: string } | { missing: string }> {
    const todo =
      "Run npm run deploy once in a terminal: it asks for the host, the folder and the login name.";
    try {
      const settings = await completeSettings(process.env, join(folder, ".deploy.json"));
      if (!settings["DEPLOY_URL"]) return { missing: `The address of the host is not saved yet.\n${todo}` };
      return { host: showTarget(readTarget({ DEPLOY_PASSWORD: "not saved", ...settings })) };
    } catch (error) {
      return { missing: `${(error as Error).message}\n${todo}` };
    }
  },

  /**
   * Runs a command. After an upload, the changes are committed if content is in a git repository.
   *
   * @param password for the upload; it is not saved
   * @param saves descriptions of the changes with their times, newest first
   * @param report receives the command's progress
   * @returns its output, and whether it succeeded
   */
  async run(
    command: keyof typeof commands,
    password: string | undefined,
    saves: readonly { time: string; words: string }[],
    report: (progress: string) => void,
  ): Promise<{ output: string; succeeded: boolean }> {
    const [script = "", ...flags] = commands[command];
    const env = { ...process.env, ...(password && { DEPLOY_PASSWORD: password }) };
    const args = ["--import", import.meta.resolve("tsx"), join(root, script), ...flags];
    const child = spawn(process.execPath, args, {
      cwd: folder,
      env,
      stdio: ["ignore", "pipe", "pipe", "ipc"],
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", (data) => (output += String(data)));
    child.on("message", (progress) => report(String(progress)));
    const code = await new Promise((done) => child.on("close", done).on("error", () => done(1)));
    const recorded = command === "deploy" && code === 0 ? await commitContent(folder, saves) : "";
    return { output: [output.trim(), recorded].filter(Boolean).join("\n"), succeeded: code === 0 };
  },
});
