import "./requireNode.mjs";
import { normalize } from "node:path";
import { parseArgs, type ParseArgsConfig } from "node:util";
import { slashed } from "../build/lib/files.ts";
import { UserError } from "../build/lib/userError.ts";

export { UserError };

type Flag = {
  description: string;
} & (
  | { type: "boolean"; default: false }
  /**
   * `value` names the flag's argument. `upTo` requires a whole number up to that, `among` one of the listed
   * values; `multiple` allows the flag several times.
   */
  | ({ type: "string"; value: string; upTo?: number; among?: readonly string[] } & (
      { default: string; multiple?: false } | { default: readonly string[]; multiple: true }
    ))
);
type Flags = Readonly<Record<string, Flag>>;

/** A flag that is off unless it is given. */
export const booleanFlag = (description: string) =>
  ({ type: "boolean", default: false, description }) as const;

/** A flag that takes a folder. */
export const folderFlag = (name: string, description: string) =>
  ({ type: "string", default: name, value: "FOLDER", description }) as const;

export type Command<T extends Flags> = {
  name: string;
  summary: string;
  flags: T;
  /** Names of the positional arguments: `OLD NEW`; undefined if none are allowed. */
  argument?: string;
};

type Value<F extends Flag> = F extends { multiple: true }
  ? string[]
  : F["type"] extends "boolean"
    ? boolean
    : string;
type Options = NonNullable<ParseArgsConfig["options"]>;

type Values<T extends Flags> = { [K in keyof T]: Value<T[K]> };
type ParsedOptions<T extends Flags> = {
  help: boolean;
  values: Values<T>;
  arguments: string[];
};

/**
 * Parses the arguments of a command.
 *
 * @param args the arguments after the script's name
 * @param env npm consumes flags without a preceding `--` (`npm run deploy --dry-run`) and sets
 * `npm_config_dry_run`, which is accepted too. Flags with values are not, because npm has a `cache` setting
 * of its own.
 * @throws UserError with the fault and the supported flags, on one line
 */
export function readCommand<T extends Flags>(
  command: Command<T>,
  args: string[],
  env: Readonly<Record<string, string | undefined>>,
): ParsedOptions<T> {
  const { values, positionals } = parse(command, args);
  const extra = positionals[command.argument?.split(" ").length ?? 0];
  if (extra !== undefined) throw refusal(command, `unexpected argument "${extra}"`);
  for (const [name, flag] of Object.entries(command.flags)) {
    const value = values[name];
    if (flag.type === "boolean") values[name] ||= env[`npm_config_${name.replaceAll("-", "_")}`] === "true";
    else for (const text of [value].flat()) checkValue(command, name, flag, String(text));
    if (flag.type === "string" && flag.value === "FOLDER")
      values[name] = Array.isArray(value) ? value.map(folderIn) : folderIn(value);
  }
  return {
    help: values["help"] === true,
    values: values as Values<T>,
    arguments: positionals,
  };
}

type TextFlag = Extract<Flag, { type: "string" }>;

function checkValue<T extends Flags>(command: Command<T>, name: string, flag: TextFlag, text: string): void {
  const { upTo, among } = flag;
  if (flag.value === "FOLDER" && text === "" && flag.default !== "")
    throw refusal(command, `--${name} needs a value`);
  if (upTo !== undefined && !(/^\d+$/.test(text) && Number(text) <= upTo))
    throw refusal(command, `--${name} takes a number from 0 to ${upTo}, not "${text}"`);
  if (among && !among.includes(text))
    throw refusal(command, `--${name} takes ${among.join(" or ")}, not "${text}"`);
}

/** Normalises a folder: `./out`, `out/` and `a/../out` become `out`. */
const folderIn = (text: unknown): string => slashed(normalize(String(text))).replace(/(?<=.)\/$/, "");

/** Parses this process's arguments. `--help` prints the usage and exits. */
export function commandLine<T extends Flags>(
  command: Command<T>,
  args = process.argv.slice(2),
): Omit<ParsedOptions<T>, "help"> {
  const given = readCommand(command, args, process.env);
  if (!given.help) return given;
  console.log(usage(command));
  process.exit(0);
}

function usage<T extends Flags>({ name, summary, flags, argument = "" }: Command<T>): string {
  const rows = Object.entries<Flag>(flags).map(([key, flag]) => [form(key, flag), flag.description]);
  const width = Math.max(...rows.map(([written = ""]) => written.length));
  return [
    `npm run ${name} -- ${argument}${argument && " "}[flags]`,
    summary,
    "",
    ...rows.map(([written = "", description]) => `  ${written.padEnd(width)}  ${description}`),
  ].join("\n");
}

type Parsed = {
  values: Record<string, string | boolean | (string | boolean)[] | undefined>;
  positionals: string[];
};

function parse<T extends Flags>(command: Command<T>, args: string[]): Parsed {
  const options = { ...command.flags, help: { type: "boolean", default: false } };
  try {
    return parseArgs({ args, options: options as Options, allowPositionals: true });
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    const [, flag = ""] = /'(-[^' =]*)/.exec(message) ?? [];
    if (code === "ERR_PARSE_ARGS_UNKNOWN_OPTION") throw refusal(command, `unknown flag ${flag}`);
    if (code !== "ERR_PARSE_ARGS_INVALID_OPTION_VALUE") throw error;
    const known = command.flags[flag.replace(/^--/, "")];
    throw refusal(command, known?.type === "string" ? `${flag} needs a value` : `${flag} takes no value`);
  }
}

function refusal<T extends Flags>({ name, flags }: Command<T>, wrong: string): UserError {
  const all = [...Object.entries<Flag>(flags).map(([key, flag]) => form(key, flag)), "--help"];
  return new UserError(`npm run ${name}: ${wrong}. Flags: ${all.join(", ")}.`);
}

const form = (name: string, flag: Flag): string =>
  flag.type === "string" ? `--${name} ${flag.value}` : `--${name}`;
