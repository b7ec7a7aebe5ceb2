import { spawn, execFile } from "node:child_process";
import { join } from "node:path";
import { root } from "../../build/source/renderer.ts";
import { completeSettings, settingsFile } from "../deploy/settings.ts";
import { readTarget, showTarget } from "../deploy/target.ts";
import { promisify } from "node:util";

const commands = {
  build: ["build.ts", "--launch", "--quiet"],
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
      const settings = await completeSettings(process.env, join(folder, settingsFile));
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

type Saved = { time: string; words: string };

const run = promisify(execFile);

/**
 * Commits the changes of content, if its folder is in a git repository. Other changes of the repository are left
 * as they are, also those that are staged.
 *
 * @param saves descriptions of the changes with their times, newest first; the message lists those since the last
 * commit of content
 * @returns a line about it for people; empty if there is no repository or no change
 */
async function commitContent(folder: string, saves: readonly Saved[]): Promise<string> {
  const git = async (...args: string[]) => (await run("git", ["-C", folder, ...args])).stdout.trim();
  const changes = await git("status", "--porcelain", "--", "content").catch(() => "");
  if (!changes) return "";
  const last = Date.parse(await git("log", "-1", "--format=%cI", "--", "content").catch(() => "")) || 0;
  const words = saves.filter(({ time }) => Date.parse(time) >= last).map((save) => save.words);
  try {
    await git("add", "--", "content");
    await git("commit", "--quiet", "--message", messageOf(words.toReversed()), "--", "content");
    return `The changes are recorded in git: ${await git("log", "-1", "--format=%h %s")}`;
  } catch (error) {
    return `The changes are not recorded in git: ${(error as Error).message.trim()}`;
  }
}

function messageOf(words: readonly string[]): string {
  const [only = "Change content"] = words;
  if (words.length < 2) return only.length > 72 ? `${only.slice(0, 71)}…\n\n${only}` : only;
  return `Publish ${words.length} changes of content\n\n${words.map((one) => `- ${one}`).join("\n")}`;
}
