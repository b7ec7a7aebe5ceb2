import { describe, expect, test } from "vitest";
import { type Command, readCommand } from "../../../src/tools/commandLine.ts";

const flags = {
  "dry-run": { type: "boolean", default: false, description: "only says what it would do" },
  port: { type: "string", default: "4321", value: "NUMBER", upTo: 65_535, description: "where to listen" },
  cache: { type: "string", default: ".cache", value: "FOLDER", description: "what can be used again" },
} as const;
const command: Command<typeof flags> = { name: "send", summary: "Sends.", flags };
const read = (args: string[], env: Record<string, string> = {}) => readCommand(command, args, env).values;

test("without flags each has its default", () => {
  expect(read([])).toMatchObject({ "dry-run": false, port: "4321", cache: ".cache" });
});

test("a flag that npm has swallowed, as -- was left out, means the same", () => {
  expect(read([], { npm_config_dry_run: "true" })["dry-run"]).toBe(true);
  expect(read(["--dry-run"], { npm_config_dry_run: "" })["dry-run"]).toBe(true);
  expect(read([], { npm_config_dry_run: "" })["dry-run"]).toBe(false);
});

test.each([
  ["./out", "out"],
  ["out/", "out"],
  ["./a//b/", "a/b"],
  ["a/../b", "b"],
  ["/", "/"],
])("a folder written as %s is %s", (written, folder) => {
  expect(read(["--cache", written]).cache).toBe(folder);
});

test("npm's own settings are not taken for values of ours", () => {
  expect(read([], { npm_config_cache: "/home/me/.npm" }).cache).toBe(".cache");
});

describe("one line names the mistake and the flags that there are, for", () => {
  test.each([
    ["a mistyped flag", ["--dry-rum"], "--dry-rum is not a flag that is known"],
    ["a short flag", ["-d"], "-d is not a flag that is known"],
    ["a word too many", ["now"], '"now" is not understood'],
    ["a value left out", ["--port"], "--port lacks its value"],
    ["a folder without a name", ["--cache", ""], "--cache lacks its value"],
    ["a flag where the value belongs", ["--port", "--dry-run"], "--port lacks its value"],
    ["a value where there is none", ["--dry-run=yes"], "--dry-run takes no value"],
    ["a number that is none", ["--port", "abc"], '--port takes a number from 0 to 65535, not "abc"'],
    ["a number too high", ["--port", "70000"], '--port takes a number from 0 to 65535, not "70000"'],
  ])("%s", (_, args, wrong) => {
    expect(() => read(args)).toThrow(
      `npm run send: ${wrong}. There are --dry-run, --port NUMBER, --cache FOLDER, --help.`,
    );
  });
});

describe("a flag that may stand several times", () => {
  const listed = {
    theme: {
      type: "string",
      multiple: true,
      default: ["light", "dark"],
      value: "THEME",
      among: ["light", "dark"],
      description: "in which",
    },
  } as const;
  const sent: Command<typeof listed> = { name: "send", summary: "Sends.", flags: listed };

  test("has all that was written, or its default", () => {
    expect(readCommand(sent, [], {}).values.theme).toEqual(["light", "dark"]);
    expect(readCommand(sent, ["--theme", "dark", "--theme", "light"], {}).values.theme).toEqual([
      "dark",
      "light",
    ]);
  });

  test("is refused as soon as one value is none of those that it takes", () => {
    expect(() => readCommand(sent, ["--theme", "dark", "--theme", "drak"], {})).toThrow(
      '--theme takes light or dark, not "drak". There are --theme THEME, --help.',
    );
  });
});
