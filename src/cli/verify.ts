import "./requireNode.mjs";
import { distFlag, readBuild, readFiles } from "./builtSite.ts";
import { runCommand } from "./runCommand.ts";
import { showProgress } from "./showProgress.ts";
import { readOrigin } from "./verify/sendRequest.ts";
import { reportOf } from "./verify/problem.ts";
import { verifyHost } from "./verify/verifyHost.ts";

const command = {
  name: "verify",
  summary:
    "Compares a live host, by default the site's own URL, with dist/, and shows how to fix the differences.",
  flags: { dist: distFlag },
  argument: "https://…",
};

await runCommand(command, async ({ dist }, [argument]) => {
  const build = readBuild(dist);
  const files = await readFiles(dist, build);
  const origin = readOrigin(argument ?? build.url);
  const report = (done: number, total: number) => showProgress(`Checking ${origin}: ${done} of ${total}`);
  const verified = await verifyHost({ origin }, { ...build, files, now: new Date(), report });
  showProgress("");
  const { text, exitCode } = reportOf(verified, build.folder);
  console.log(text);
  process.exitCode = exitCode;
});
