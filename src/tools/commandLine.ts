import "./requireNode.mjs";
import { normalize } from "node:path";
import { parseArgs, type ParseArgsConfig } from "node:util";
import { slashed } from "../build/lib/files.ts";
import { UserError } from "../build/lib/userError.ts";

export { UserError };

type Flag = {
  /** What the flag does, for `--help`. */
  description: string;
} & (
  | { type: "boolean"; default: false }
  /**
   * `value` names what follows the flag; with `upTo` it is a whole number, at most that, with `among` one of these. A
   * flag that is `multiple` may stand several times.
   */
  | ({ type: "string"; value: string; upTo?: number; among?: readonly string[] } & (
      { default: string; multiple?: false } | { default: readonly string[]; multiple: true }
    ))
);
type Flags = Readonly<Record<string, Flag>>;

/** A command of package.json, as it may be called. */
export type Command<T extends Flags> = {
  /** As in `npm run NAME`. */
  name: string;
  summary: string;
  flags: T;
  /** Names of the arguments before the flags, as in `OLD NEW`; without, there may be none. */
  argument?: string;
};

type Value<F extends Flag> = F extends { multiple: true }
  ? string[]
  : F["type"] extends "boolean"
    ? boolean
    : string;
type Options = NonNullable<ParseArgsConfig["options"]>;

type Values<T extends Flags> = { [K in keyof T]: Value<T[K]> };
type Given<T extends Flags> = {
  help: boolean;
  values: Values<T>;
  argument: string | undefined;
  arguments: string[];
};

/**
 * Reads what was written after a command.
 *
 * @param args the words after the script's name
 * @param env the environment: `npm run deploy --dry-run`, without `--` in between, is swallowed by npm, which leaves
 * `npm_config_dry_run` behind. It means the same. Flags with values aren't read so, as npm has a `cache` of its own.
 * @throws UserError with what is wrong and the known flags, in one line
 */
export function readCommand<T extends Flags>(
  command: Command<T>,
  args: string[],
  env: Readonly<Record<string, string | undefined>>,
): Given<T> {
  const { values, positionals } = parse(command, args);
  const extra = positionals[command.argument?.split(" ").length ?? 0];
  if (extra !== undefined) throw refusal(command, `"${extra}" is not understood`);
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
    argument: positionals[0],
    arguments: positionals,
  };
}

type TextFlag = Extract<Flag, { type: "string" }>;

function checkValue<T extends Flags>(command: Command<T>, name: string, flag: TextFlag, text: string): void {
  const { upTo, among } = flag;
  if (flag.value === "FOLDER" && text === "" && flag.default !== "")
    throw refusal(command, `--${name} lacks its value`);
  if (upTo !== undefined && !(/^\d+$/.test(text) && Number(text) <= upTo))
    throw refusal(command, `--${name} takes a number from 0 to ${upTo}, not "${text}"`);
  if (among && !among.includes(text))
    throw refusal(command, `--${name} takes ${among.join(" or ")}, not "${text}"`);
}

/** One way to write a folder: `./out`, `out/` and `a/../out` are `out`. */
const folderIn = (text: unknown): string => slashed(normalize(String(text))).replace(/(?<=.)\/$/, "");

/** Reads this process' command line. `--help` prints the usage and ends the process. */
export function commandLine<T extends Flags>(
  command: Command<T>,
  args = process.argv.slice(2),
): Omit<Given<T>, "help"> {
  const given = readCommand(command, args, process.env);
  if (!given.help) return given;
  console.log(usage(command));
  process.exit(0);
}

/** A command and its flags, a line each. */
export function usage<T extends Flags>({ name, summary, flags, argument = "" }: Command<T>): string {
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
    if (code === "ERR_PARSE_ARGS_UNKNOWN_OPTION")
      throw refusal(command, `${flag} is not a flag that is known`);
    if (code !== "ERR_PARSE_ARGS_INVALID_OPTION_VALUE") throw error;
    const known = command.flags[flag.replace(/^--/, "")];
    throw refusal(command, known?.type === "string" ? `${flag} lacks its value` : `${flag} takes no value`);
  }
}

function refusal<T extends Flags>({ name, flags }: Command<T>, wrong: string): UserError {
  const all = [...Object.entries<Flag>(flags).map(([key, flag]) => form(key, flag)), "--help"];
  return new UserError(`npm run ${name}: ${wrong}. There are ${all.join(", ")}.`);
}

const form = (name: string, flag: Flag): string =>
  flag.type === "string" ? `--${name} ${flag.value}` : `--${name}`;
