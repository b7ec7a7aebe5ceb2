import "./requireNode.mjs";
import { booleanFlag } from "./commandLine.ts";
import { portFlag } from "./serve/server.ts";
import { serveSite } from "./serve/serveSite.ts";
import { distFlag, staleness } from "./builtSite.ts";
import { withLaunchRibbon } from "./serve/launchRibbon.ts";
import { runCommand } from "./runCommand.ts";

const command = {
  name: "preview",
  summary: "Serves dist/ as the real host would, at http://localhost:4321 or the next free port.",
  flags: {
    port: portFlag,
    dist: distFlag,
    plain: booleanFlag("leaves out the ribbon of placeholders and claims"),
  },
};

await runCommand(command, async ({ port, dist, plain }) => {
  const ribbon = plain ? {} : { changePage: withLaunchRibbon };
  const { origin, build } = await serveSite(dist, { port: Number(port), ...ribbon });
  const stale = staleness(dist, build);
  if (stale) console.log(stale);
  console.log(`\nServing ${dist}/. Open ${origin} in a browser; Ctrl+C stops it.`);
  console.log("To edit the site with live reload: npm run dev");
});
