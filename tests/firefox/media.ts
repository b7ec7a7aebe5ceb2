import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** What a page is to be told of the visitor's screen and wishes; what is left out is as the system has it. */
export type Media = {
  colorScheme?: "light" | "dark" | "no-preference" | null;
  reducedMotion?: "reduce" | "no-preference" | null;
  forcedColors?: "active" | "none" | null;
  media?: "screen" | "print" | null;
  touch?: boolean;
  /** Whether pages may run scripts of their own. */
  script?: boolean;
};

type Message = { id: number; method?: string; params?: object; result?: object };
type Params = { features: { "prefers-color-scheme"?: "light" | "dark" | null } };
type Socket = {
  send: (this: Socket, text: string) => void;
  emit: (this: Socket, event: string, ...data: unknown[]) => boolean;
};

/**
 * Firefox ESR has everything that Playwright's WebDriver BiDi asks for but `emulation.setMediaFeaturesOverride`, without
 * which no page opens; and Playwright passes on neither reduced motion, print nor touch. All of that Firefox can do: the
 * browser's own window, which `--remote-allow-system-access` opens to the protocol, sets it on each page. So that one
 * command is answered here, on Playwright's own connection.
 */
const method = "emulation.setMediaFeaturesOverride";

/** Own commands are numbered from here, above any that Playwright sends. */
let lastId = 1e12;
const waiting = new Map<number, (result: unknown) => void>();
let media: Media = {};

/** The connection to the browser of this worker: there is one at a time. */
let browser: { socket: Socket; window?: string } | undefined;

/** Tells the pages of this worker's Firefox, those to come as well, of other media. */
export async function emulate(changed: Media): Promise<void> {
  media = { ...media, ...changed };
  if (!browser) throw new Error("no Firefox has been started by this worker");
  const { socket } = browser;
  browser.window ??= await windowOf(socket);
  await command(socket, "script.evaluate", {
    expression: `(${applyMedia})(${JSON.stringify(media)})`,
    target: { context: browser.window },
    awaitPromise: true,
  });
}

/** Runs in the browser's own window: every page that is open, and every one that will be. */
function applyMedia(media: Media): void {
  type Context = Record<string, string | boolean>;
  type Chrome = typeof globalThis & {
    media: Media;
    Services: {
      obs: { addObserver: (observer: (context: Context) => void, topic: string) => void };
      wm: {
        getEnumerator: (type: string) => Iterable<{ gBrowser: { browsers: { browsingContext: Context }[] } }>;
      };
    };
  };
  const chrome = globalThis as Chrome;
  const apply = (context: Context) => {
    if (!context["isContent"] || context["parent"]) return;
    const { colorScheme, reducedMotion, forcedColors, media: medium, touch, script } = chrome.media;
    const scheme = colorScheme === "no-preference" ? "light" : colorScheme;
    context["prefersColorSchemeOverride"] = scheme ?? "none";
    context["prefersReducedMotionOverride"] = reducedMotion ?? "none";
    context["forcedColorsOverride"] = forcedColors ?? "none";
    context["mediumOverride"] = medium ?? "";
    context["touchEventsOverride"] = touch ? "enabled" : "none";
    context["allowJavascript"] = script ?? true;
  };
  if (!chrome.media) chrome.Services.obs.addObserver(apply, "browsing-context-attached");
  chrome.media = media;
  for (const { gBrowser } of chrome.Services.wm.getEnumerator("navigator:browser"))
    for (const { browsingContext } of gBrowser.browsers) apply(browsingContext);
}

async function windowOf(socket: Socket): Promise<string> {
  const tree = await command(socket, "browsingContext.getTree", { "moz:scope": "chrome" });
  const [first] = (tree as { contexts: { context: string }[] }).contexts;
  if (!first) throw new Error("Firefox shows no window of its own: was it started with system access?");
  return first.context;
}

function command(socket: Socket, method: string, params: object): Promise<unknown> {
  const id = ++lastId;
  socket.send(JSON.stringify({ id, method, params }));
  return new Promise((resolve) => waiting.set(id, resolve));
}

/** From now on Playwright's connections to Firefox know the command that Firefox lacks. */
export function answerForFirefox(): void {
  const require = createRequire(import.meta.url);
  const core = dirname(require.resolve("playwright-core/package.json"));
  const { prototype } = (require(join(core, "lib/utilsBundle.js")) as { ws: { prototype: Socket } }).ws;
  const { send, emit } = prototype;
  prototype.send = function (text) {
    if (!text.includes(method)) return send.call(this, text);
    const { id, params } = JSON.parse(text) as { id: number; params: Params };
    if (browser?.socket !== this) browser = { socket: this };
    // Comes with each new context and each call of `emulateMedia`; a new context starts from nothing.
    if ("userContexts" in params) media = {};
    const answer = Buffer.from(JSON.stringify({ type: "success", id, result: {} }));
    const { "prefers-color-scheme": colorScheme = null } = params.features;
    void emulate({ colorScheme }).then(() => emit.call(this, "message", answer, false));
  };
  prototype.emit = function (event, ...data) {
    const text = event === "message" ? String(data[0]) : "";
    if (!/"id":1\d{12}\b/.test(text)) return emit.call(this, event, ...data);
    const { id, result, ...failure } = JSON.parse(text) as Message;
    waiting.get(id)?.(result ?? failure);
    return waiting.delete(id);
  };
}
