import { parseArgs } from "node:util";
import { hostingTable } from "../build/hosting/table.ts";
import { loadContent } from "../build/load.ts";
import { listRoutes } from "../build/routes.ts";
import type { Finding } from "./verify/advice.ts";
import { verifyHost } from "./verify/verifyHost.ts";

/** `npm run verify -- https://www.example.com`: compares a live host with dist/ and says what to mend. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { dist: { type: "string", default: "dist" }, content: { type: "string", default: "content" } },
});
const { site } = await loadContent(values.content);
const table = hostingTable(site, listRoutes(site));
const origin = new URL(positionals[0] ?? site.site.url).origin;

const show = ({ weight, says, mend, examples }: Finding) =>
  [
    `\n${{ wrong: "WRONG", soon: "SOON ", note: "NOTE " }[weight]}  ${says}`,
    `       ${mend}`,
    ...examples.map((line) => `       - ${line}`),
  ].join("\n");

const { asked, findings } = await verifyHost(
  { origin },
  {
    folder: values.dist,
    table,
    now: new Date(),
    report(done, total) {
      if (process.stdout.isTTY) process.stdout.write(`\rAsking ${origin}: ${done} of ${total}`);
    },
  },
);
if (process.stdout.isTTY) process.stdout.write("\n");
for (const finding of findings) console.log(show(finding));
const wrong = findings.filter(({ weight }) => weight === "wrong").length;
console.log(
  wrong === 0
    ? `\n${origin} answers ${asked} questions as the build expects.`
    : `\n${origin} was asked ${asked} questions. Things to mend: ${wrong}.`,
);
process.exitCode = wrong === 0 ? 0 : 1;
