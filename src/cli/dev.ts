import "./requireNode.mjs";
import { createServer, type RequestListener } from "node:http";
import { watch } from "chokidar";
import { eventsPath, prefix } from "../desk/shared/api.ts";
import { createDesk } from "../desk/server/desk.ts";
import { latestBuild } from "./builtSite.ts";
import { booleanFlag } from "./commandLine.ts";
import { changePage, framable } from "./dev/changePage.ts";
import { folders, openDraft } from "./dev/draft.ts";
import { openMessages } from "./dev/messages.ts";
import { publisherOf } from "./dev/publishing.ts";
import { describeError, runCommand } from "./runCommand.ts";
import { forOwnHost, isLocal, networkAddresses } from "./serve/ownHost.ts";
import { listen, portFlag, siteHandler } from "./serve/server.ts";

const command = {
  name: "dev",
  summary:
    "Builds a draft, serves it, and rebuilds and reloads the page on every save. Mistakes are shown in the page.",
  flags: {
    port: portFlag,
    host: booleanFlag("allows other devices in the network to open the pages"),
  },
};
const messages = openMessages();
const draft = openDraft(messages);
const latest = latestBuild(folders.dist);
const desk = createDesk({
  folder: folders.content,
  saves: ".desk/saves.json",
  isLocal,
  describe: describeError,
  publisher: publisherOf(process.cwd()),
  ...draft,
});

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
  const build = latest();
  const change = (page: Buffer, file: string) => changePage(page, file, request, build);
  if (request.url === eventsPath) messages.subscribe(request, response);
  else if (request.url?.startsWith(prefix)) desk(request, response);
  else if (build)
    siteHandler({ folder: folders.dist, hosting: framable(build.hosting), changePage: change })(
      request,
      response,
    );
  else {
    response.writeHead(503, { "Content-Type": "text/html; charset=utf-8" });
    response.end(change(Buffer.from("<!doctype html><title>Not built yet</title><body>"), ""));
  }
};

await runCommand(command, async ({ port, host }) => {
  console.log("Building …");
  await draft.rebuild();
  const server = createServer(forOwnHost(respond, host));
  const taken = await listen(server, Number(port), host ? "0.0.0.0" : "localhost");
  console.log(
    `Serving a draft at http://localhost:${taken}. Its Edit button opens the editing desk. Or save a file in content/ or src/ to see the change; Ctrl+C stops the server.`,
  );
  const others = networkAddresses().map((address) => `http://${address}:${taken}`);
  if (host) console.log(`From a phone in the same network: ${others.join(" or ")}`);
  watch(["content", "src"], { ignoreInitial: true, ignored: /\.(py|part)$|__pycache__/ })
    .on("all", (_event, path) => draft.schedule(path))
    .on("error", warnOfChanges);
});
