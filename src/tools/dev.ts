import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { watch } from "chokidar";
import { build } from "../../build.ts";
import { hostingTable } from "../build/hosting/table.ts";
import { loadContent } from "../build/load.ts";
import { listRoutes } from "../build/routes.ts";
import { explain } from "../build/run.ts";
import { listen, siteHandler } from "../build/serve.ts";

/** `npm run dev`: builds, serves, and on every save rebuilds and reloads the page. Mistakes show in the page itself. */
const folders = { content: "content", dist: "dist", cache: ".cache" };
const listeners = new Set<ServerResponse>();
let hosting = hostingTable(...(await describeSite()));
let running: Promise<void> | undefined;
let again = false;

/** Runs in the page: reloads after a good build, shows what a bad one had to say. */
const client = `new EventSource("/__dev").onmessage=e=>{if(!e.data)return location.reload();
const d=document.createElement("pre");d.textContent=JSON.parse(e.data);d.popover="manual";document.body.append(d);d.showPopover()}`;

async function describeSite() {
  const { site } = await loadContent(folders.content);
  return [site, listRoutes(site)] as const;
}

async function rebuild(): Promise<void> {
  const start = performance.now();
  try {
    await build({ ...folders, launch: false, quiet: true });
    hosting = hostingTable(...(await describeSite()));
    tell("");
    console.log(`Built in ${Math.round(performance.now() - start)} ms`);
  } catch (error) {
    console.error(explain(error));
    tell(JSON.stringify(explain(error)));
  }
}

/** One build at a time; saves that come meanwhile are answered by one more. */
function schedule(): void {
  again = true;
  running ??= (async () => {
    while (again) {
      again = false;
      await rebuild();
    }
    running = undefined;
  })();
}

function tell(data: string): void {
  for (const listener of listeners) listener.write(`data: ${data}\n\n`);
}

/** Puts the reload script into a page and its hash into the page's policy. */
function withClient(html: Buffer): Buffer {
  const hash = createHash("sha256").update(client).digest("base64");
  const text = html.toString().replace("script-src 'self'", `script-src 'self' 'sha256-${hash}'`);
  return Buffer.from(`${text}<script>${client}</script>`);
}

function subscribe(request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-store" });
  response.write("retry: 500\n\n");
  listeners.add(response);
  request.on("close", () => listeners.delete(response));
}

const answer = siteHandler({ folder: folders.dist, hosting: () => hosting, changePage: withClient });
const server = createServer((request, response) => {
  if (request.url === "/__dev") subscribe(request, response);
  else answer(request, response);
});

await rebuild();
const port = await listen(server, 4321);
console.log(`Editing at http://localhost:${port}. Save a file in content/, src/ or static/ to see it.`);
watch(["content", "src", "static"], { ignoreInitial: true, ignored: /\.(py|part)$|__pycache__/ }).on(
  "all",
  schedule,
);
