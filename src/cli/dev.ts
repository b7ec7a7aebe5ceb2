import { createServer, type RequestListener } from "node:http";
import { watch } from "chokidar";
import { build } from "../../build.ts";
import { hashSource } from "../build/pages/policy.ts";
import { latestBuild } from "./builtSite.ts";
import { booleanFlag } from "./commandLine.ts";
import { contentAdvice } from "./report.ts";
import { describeError, runCommand } from "./runCommand.ts";
import { listen, portFlag, siteHandler } from "./serve/server.ts";
import { forOwnHost, networkAddresses } from "./serve/ownHost.ts";
import { withLaunchRibbon } from "./serve/launchRibbon.ts";
import { client, openMessages } from "./dev/messages.ts";

const command = {
  name: "dev",
  summary:
    "Builds a draft, serves it, and rebuilds and reloads the page on every save. Mistakes are shown in the page.",
  flags: {
    port: portFlag,
    host: booleanFlag("allows other devices in the network to open the pages"),
  },
};
/** Draft builds go to a separate folder to keep the last `npm run build` in dist/. */
const folders = { content: "content", dist: ".cache/dev", cache: ".cache" };
const options = { ...folders, launch: false, quiet: true, verbose: false, uncompressed: true, draft: true };
const messages = openMessages();
const latest = latestBuild(folders.dist);
let isBuilding = false;
let again = false;

async function rebuild(): Promise<void> {
  const start = performance.now();
  try {
    const built = await build(options);
    messages.reloadPages();
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log([...contentAdvice(built), `Built in ${seconds} s`].join("\n"));
  } catch (error) {
    const message = describeError(error);
    console.error(message);
    messages.showError(message);
  }
}

/** Runs one build at a time. Saves during a build trigger one more build. */
async function schedule(): Promise<void> {
  again = true;
  if (isBuilding) return;
  isBuilding = true;
  while (again) {
    again = false;
    await rebuild();
  }
  isBuilding = false;
}

function changePage(page: Buffer, file: string, draft = latest()): Buffer {
  const html = draft ? withLaunchRibbon(page, file, draft) : page;
  const text = html.toString().replace("script-src 'self'", `script-src 'self' ${hashSource(client)}`);
  return Buffer.from(`${text}<script>${client}</script>`);
}

let warned = false;
/** Warns only once, because the watcher reports every file that it can't watch. */
function warnOfChanges(error: unknown): void {
  if (!warned)
    console.error(
      `Some changes can't be watched: ${(error as Error).message}. To check the files every 100 ms: CHOKIDAR_USEPOLLING=1 npm run dev`,
    );
  warned = true;
}

const respond: RequestListener = (request, response) => {
  const draft = latest();
  if (request.url === "/__dev") messages.subscribe(request, response);
  else if (draft)
    siteHandler({ folder: folders.dist, hosting: draft.hosting, changePage })(request, response);
  else {
    response.writeHead(503, { "Content-Type": "text/html; charset=utf-8" });
    response.end(changePage(Buffer.from("<!doctype html><title>Not built yet</title><body>"), ""));
  }
};

await runCommand(command, async ({ port, host }) => {
  console.log("Building …");
  await rebuild();
  const server = createServer(forOwnHost(respond, host));
  const taken = await listen(server, Number(port), host ? "0.0.0.0" : "localhost");
  console.log(
    `Serving a draft at http://localhost:${taken}. Save a file in content/, src/ or static/ to see the change; Ctrl+C stops the server.`,
  );
  const others = networkAddresses().map((address) => `http://${address}:${taken}`);
  if (host) console.log(`From a phone in the same network: ${others.join(" or ")}`);
  watch(["content", "src", "static"], { ignoreInitial: true, ignored: /\.(py|part)$|__pycache__/ })
    .on("all", () => void schedule())
    .on("error", warnOfChanges);
});
