import { expiries } from "../build/content/expiry.ts";
import { loadContent } from "../build/content/load.ts";
import { formatProblem } from "../build/lib/problems.ts";
import { hostingTable } from "../hosting/table.ts";
import { manifestFiles, siteFlags } from "./builtFiles.ts";
import { commandLine } from "./commandLine.ts";
import { runCommand } from "./runCommand.ts";
import { formatReport } from "./verify/report.ts";
import { readOrigin } from "./verify/request.ts";
import { verifyHost } from "./verify/verifyHost.ts";

const command = {
  name: "verify",
  summary:
    "Compares a live host, by default the url in content/site.yaml, with dist/, and shows how to fix differences.",
  flags: siteFlags,
  argument: "https://…",
};

await runCommand(async () => {
  const {
    values,
    arguments: [given],
  } = commandLine(command);
  const files = await manifestFiles(values.dist);
  const content = await loadContent(values.content);
  const { site } = content;
  const origin = readOrigin(given ?? site.facts.url);
  const report = (done: number, total: number) => {
    if (process.stdout.isTTY) process.stdout.write(`\rChecking ${origin}: ${done} of ${total}`);
  };
  const build = { folder: values.dist, files, table: hostingTable(site), report };
  const verified = await verifyHost({ origin }, build);
  if (process.stdout.isTTY) process.stdout.write("\n");
  console.log([...expiries(content).map(formatProblem), formatReport(verified)].join("\n\n"));
  if (verified.findings.some(({ severity }) => severity === "error")) process.exitCode = 1;
});
