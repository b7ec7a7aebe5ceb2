import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { DeployError } from "./errors.ts";
import { readTarget } from "./target.ts";

/** Stores the settings entered in the terminal, except for the password. Git ignores this file. */
export const settingsFile = ".deploy.json";

export type Settings = Record<string, string | undefined>;
export type Ask = (question: string, hidden?: boolean) => Promise<string>;

/**
 * Adds saved settings to those in the environment and, in a terminal, asks for the missing ones. Answers are
 * saved, except for the password.
 *
 * @param ask undefined outside a terminal; `readTarget` then reports missing settings
 * @throws DeployError if an answer is invalid or the file can't be read; invalid answers are not saved
 */
export async function completeSettings(env: Settings, file: string, ask?: Ask): Promise<Settings> {
  const environment = Object.entries(env).filter(([, value]) => value);
  const settings: Settings = { ...readSaved(file), ...Object.fromEntries(environment) };
  if (!ask) return settings;
  if (!settings["DEPLOY_URL"] || !settings["DEPLOY_USER"]) {
    const answers = {
      DEPLOY_URL: settings["DEPLOY_URL"] ?? (await askUrl(ask)),
      DEPLOY_USER: settings["DEPLOY_USER"] ?? (await ask("Login name: ")),
    };
    readTarget({ ...answers, DEPLOY_PASSWORD: "unknown" });
    saveSettings(file, answers);
    Object.assign(settings, answers);
  }
  const usesKey = settings["DEPLOY_KEY_FILE"] && settings["DEPLOY_URL"]?.startsWith("sftp:");
  if (!usesKey) settings["DEPLOY_PASSWORD"] ||= await ask("Password (not saved): ", true);
  return settings;
}

async function askUrl(ask: Ask): Promise<string> {
  const protocol = (await ask("Protocol, sftp, ftps or ftp [ftps]: ")) || "ftps";
  const host = (await ask("Host for uploads, for example ftp.example.com: ")).replace(/^\w+:\/\//, "");
  const folder = await ask(
    "Folder of the website on the host, for example public_html (empty: the login directory): ",
  );
  return `${protocol}://${host}${encodeURI(folder.startsWith("/") ? folder : `/~/${folder}`)}`;
}

export const saveSettings = (file: string, settings: Settings): void =>
  writeFileSync(file, `${JSON.stringify({ ...readSaved(file), ...settings }, null, 2)}\n`);

function readSaved(file: string): Settings {
  try {
    return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Settings) : {};
  } catch {
    throw new DeployError(`${file} can't be read: remove it, and npm run deploy will ask for the settings`);
  }
}

export const askInTerminal: Ask = async (question, hidden = false) => {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({
    input: process.stdin,
    output: hidden ? nowhere : process.stdout,
    terminal: true,
  });
  terminal.on("SIGINT", () => process.exit(130));
  if (hidden) process.stdout.write(question);
  const answer = await terminal.question(hidden ? "" : question).catch(() => {
    throw new DeployError("\nStopped. Nothing was uploaded.");
  });
  terminal.close();
  if (hidden) process.stdout.write("\n");
  return hidden ? answer : answer.trim();
};
