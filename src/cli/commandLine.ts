import "./requireNode.mjs";
import { normalize } from "node:path";
import { parseArgs } from "node:util";
import { slashed } from "../build/lib/files.ts";
import { UserError } from "../build/lib/problems.ts";

type Flag = { description: string } & (
  { type: "boolean" } | { type: "string"; value: string; default: string }
);
export type Flags = Readonly<Record<string, Flag>>;

export const booleanFlag = (description: string) => ({ type: "boolean", description }) as const;

export const folderFlag = (name: string, description: string) => textFlag("FOLDER", name, description);

/** A flag that takes a string. `value` is its placeholder in the usage. */
export const textFlag = (value: string, preset: string, description: string) =>
  ({ type: "string", value, default: preset, description }) as const;

export type Command<T extends Flags = Flags> = {
  name: string;
  summary: string;
  flags: T;
  /** Names of the positional arguments, for example `OLD NEW`. Undefined if the command takes none. */
  argument?: string;
};

export type FlagValues<T extends Flags> = {
  [K in keyof T]: T[K]["type"] extends "boolean" ? boolean : string;
};

/**
 * Parses a command's arguments. `--help` prints the usage and exits.
 *
 * @param args the arguments after the script's name
 * @param env the environment variables. If the `--` before a flag is missing (`npm run deploy --dry-run`),
 * npm consumes the flag and sets `npm_config_dry_run`, which has the same effect. This works only for flags
 * without a value, because npm has a `cache` setting of its own.
 * @throws UserError with the error and the usage
 */
export function commandLine<T extends Flags>(
  command: Command<T>,
  args = process.argv.slice(2),
  env: Readonly<Record<string, string | undefined>> = process.env,
): { values: FlagValues<T>; positionals: string[] } {
  const { values, positionals } = parse(command, args);
  if (values["help"]) {
    console.log(usage(command));
    process.exit(0);
  }
  for (const [name, flag] of Object.entries(command.flags)) {
    const value = values[name];
    if (flag.type === "boolean")
      values[name] = value === true || env[`npm_config_${name.replaceAll("-", "_")}`] === "true";
    else if (flag.value === "FOLDER" && typeof value === "string" && value !== "")
      values[name] = folderOf(value);
  }
  return { values: values as FlagValues<T>, positionals };
}

/** Normalises a folder: `./out`, `out/` and `a/../out` all become `out`. */
const folderOf = (text: string): string => slashed(normalize(text)).replace(/(?<=.)\/$/, "");

function parse<T extends Flags>(command: Command<T>, args: string[]) {
  const options: Flags = { ...command.flags, help: booleanFlag("prints this") };
  try {
    return parseArgs({ args, options, allowPositionals: command.argument !== undefined });
  } catch (error) {
    const [problem] = (error as Error).message.split(/\. |\n/);
    throw new UserError(`${problem}\n\n${usage(command)}`);
  }
}

function usage<T extends Flags>({ name, summary, flags, argument = "" }: Command<T>): string {
  const rows = Object.entries<Flag>(flags).map(([key, flag]) => [
    flag.type === "string" ? `--${key} ${flag.value}` : `--${key}`,
    flag.description,
  ]);
  const width = Math.max(...rows.map(([form = ""]) => form.length));
  return [
    `npm run ${name} -- ${argument}${argument && " "}[flags]`,
    summary,
    "",
    ...rows.map(([form = "", description]) => `  ${form.padEnd(width)}  ${description}`),
  ].join("\n");
}
