import { hostingTable } from "../hosting/table.ts";
import { loadContent } from "../build/content/load.ts";
import { manifestFiles, siteFlags } from "./builtFiles.ts";
import { commandLine } from "./commandLine.ts";
import { runCommand } from "./runCommand.ts";
import { readOrigin } from "./verify/sendRequest.ts";
import { reportOf } from "./verify/report.ts";
import { verifyHost } from "./verify/verifyHost.ts";

const command = {
  name: "verify",
  summary:
    "Compares a live host, by default the url in content/site.yaml, with dist/, and shows how to fix the differences.",
  flags: siteFlags,
  argument: "https://…",
};

await runCommand(async () => {
  const {
    values,
    arguments: [argument],
  } = commandLine(command);
  const given = argument === undefined ? undefined : readOrigin(argument);
  const files = await manifestFiles(values.dist);
  const { site } = await loadContent(values.content);
  const table = hostingTable(site);
  const origin = given ?? readOrigin(site.facts.url);
  const report = (done: number, total: number) => {
    if (process.stdout.isTTY) process.stdout.write(`\rChecking ${origin}: ${done} of ${total}`);
  };
  const comparison = { folder: values.dist, files, table, now: new Date(), report };
  const verified = await verifyHost({ origin }, comparison);
  if (process.stdout.isTTY) process.stdout.write("\n");
  const { text, exitCode } = reportOf(verified);
  console.log(text);
  process.exitCode = exitCode;
});
