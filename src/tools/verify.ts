import { type Command, commandLine } from "./commandLine.ts";
import { hostingTable } from "../build/hosting/table.ts";
import { loadContent } from "../build/content/load.ts";
import { listRoutes } from "../build/content/routes.ts";
import { builtFiles, siteFlags } from "./builtFiles.ts";
import { guard } from "./guard.ts";
import type { Finding } from "./verify/advice.ts";
import { readOrigin } from "./verify/ask.ts";
import { verifyHost } from "./verify/verifyHost.ts";

/** `npm run verify -- https://www.example.com` */
const command: Command<typeof siteFlags> = {
  name: "verify",
  does: "Compares a live host, else the address in content/site.yaml, with dist/ and says what to mend.",
  flags: siteFlags,
  argument: "https://…",
};

const show = ({ weight, says, mend, examples }: Finding) =>
  [
    `\n${{ wrong: "WRONG", soon: "SOON ", note: "NOTE " }[weight]}  ${says}`,
    `       ${mend}`,
    ...examples.map((line) => `       - ${line}`),
  ].join("\n");

await guard(async () => {
  const { values, argument } = commandLine(command);
  const given = argument === undefined ? undefined : readOrigin(argument);
  await builtFiles(values.dist);
  const { site } = await loadContent(values.content);
  const table = hostingTable(site, listRoutes(site));
  const origin = given ?? readOrigin(site.site.url);
  const report = (done: number, total: number) => {
    if (process.stdout.isTTY) process.stdout.write(`\rAsking ${origin}: ${done} of ${total}`);
  };
  const comparison = { folder: values.dist, table, now: new Date(), report };
  const { asked, findings } = await verifyHost({ origin }, comparison);
  if (process.stdout.isTTY) process.stdout.write("\n");
  for (const finding of findings) console.log(show(finding));
  const wrong = findings.filter(({ weight }) => weight === "wrong").length;
  const questions = `${asked} ${asked === 1 ? "question" : "questions"}`;
  console.log(
    wrong === 0
      ? `\n${origin} answers ${questions} as the build expects.`
      : `\n${origin} was asked ${questions}. Things to mend: ${wrong}.`,
  );
  process.exitCode = wrong === 0 ? 0 : 1;
});
