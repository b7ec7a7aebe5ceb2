import { hostingTable } from "../hosting/table.ts";
import { loadContent } from "../build/content/load.ts";
import { manifestFiles, siteFlags } from "./builtFiles.ts";
import { runCommand } from "./runCommand.ts";
import { showProgress } from "./showProgress.ts";
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

await runCommand(command, async ({ dist, content }, [argument]) => {
  const files = await manifestFiles(dist);
  const { site } = await loadContent(content);
  const origin = readOrigin(argument ?? site.facts.url);
  const report = (done: number, total: number) => showProgress(`Checking ${origin}: ${done} of ${total}`);
  const comparison = { folder: dist, files, table: hostingTable(site), now: new Date(), report };
  const verified = await verifyHost({ origin }, comparison);
  showProgress("");
  const { text, exitCode } = reportOf(verified);
  console.log(text);
  process.exitCode = exitCode;
});
