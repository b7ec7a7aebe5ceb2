import { execFile } from "node:child_process";
import { promisify } from "node:util";

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
export async function commitContent(folder: string, saves: readonly Saved[]): Promise<string> {
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
