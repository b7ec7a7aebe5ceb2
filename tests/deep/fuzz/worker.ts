import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import type { build as Build } from "../../../build.ts";
import type { explain as Explain, readOptions as Options } from "../../../src/cli/build.ts";

/*
 * Builds the project in the working folder once per input line and answers with a line of JSON. The bundler
 * and the caches stay warm between builds.
 */
const load = (path: string): Promise<unknown> => import(pathToFileURL(path).href);
const { build } = (await load("build.ts")) as { build: typeof Build };
const tools = (await load("src/cli/build.ts")) as { explain: typeof Explain; readOptions: typeof Options };

let printed = "";
for (const key of ["log", "warn", "error", "info"] as const)
  console[key] = (...words: unknown[]) => (printed += `${words.join(" ")}\n`);

for await (const _ of createInterface(process.stdin)) {
  printed = "";
  const began = process.cpuUsage();
  const why = await build(tools.readOptions(["", "", "--uncompressed"])).then(() => undefined, tools.explain);
  const { user, system } = process.cpuUsage(began);
  const output = why === undefined ? printed : printed + why;
  const answer = { code: why === undefined ? 0 : 1, output, seconds: (user + system) / 1e6 };
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}
