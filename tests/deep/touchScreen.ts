import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFirefox } from "../../src/tools/browser/chromium.ts";

/** A touch screen and nothing else, and no requests of the browser's own. */
const preferences = {
  "dom.w3c_touch_events.enabled": 1,
  "ui.primaryPointerCapabilities": 1,
  "ui.allPointerCapabilities": 1,
  "app.normandy.enabled": false,
  "datareporting.policy.dataSubmissionEnabled": false,
  "browser.shell.checkDefaultBrowser": false,
};

type Point = { x: number; y: number };
type Answer = { id?: number; type: string; message?: string; result?: unknown };

/**
 * Firefox with a finger on its screen. Playwright has none for Firefox, so this speaks WebDriver BiDi
 * (https://w3c.github.io/webdriver-bidi/) itself. Sizes and places are in CSS pixels of the window.
 */
export class TouchScreen {
  #process: ChildProcess;
  #socket: WebSocket;
  #profile: string;
  #asked = new Map<number, (answer: Answer) => void>();
  #context = "";

  private constructor(process: ChildProcess, socket: WebSocket, profile: string) {
    [this.#process, this.#socket, this.#profile] = [process, socket, profile];
    socket.onmessage = ({ data }) => {
      const answer = JSON.parse(String(data)) as Answer;
      this.#asked.get(answer.id ?? NaN)?.(answer);
    };
  }

  /** @throws if there is no Firefox or it doesn't answer */
  static async start(): Promise<TouchScreen> {
    const profile = await mkdtemp(join(tmpdir(), "touch-"));
    const lines = Object.entries(preferences).map(
      (pair) => `user_pref(${pair.map((v) => JSON.stringify(v)).join()});`,
    );
    await writeFile(join(profile, "user.js"), lines.join("\n"));
    const flags = ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0"];
    const process = spawn(findFirefox() ?? "firefox", flags, { stdio: ["ignore", "ignore", "pipe"] });
    const address = await new Promise<string>((resolve, reject) => {
      process.once("exit", () => reject(new Error("Firefox ended before it listened")));
      process.stderr.on("data", (text) => {
        const [, found] = /BiDi listening on (ws:\S+)/.exec(String(text)) ?? [];
        if (found) resolve(found);
      });
    });
    const socket = new WebSocket(`${address}/session`);
    await new Promise((resolve) => socket.addEventListener("open", resolve));
    const screen = new TouchScreen(process, socket, profile);
    await screen.#ask("session.new", { capabilities: {} });
    [screen.#context = ""] = await screen.tabs();
    return screen;
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.#process.once("exit", resolve));
    this.#socket.close();
    this.#process.kill();
    await ended;
    await rm(this.#profile, { recursive: true, force: true });
  }

  /** Identifiers of the tabs that are open. */
  async tabs(): Promise<string[]> {
    const { contexts } = await this.#ask<{ contexts: { context: string }[] }>("browsingContext.getTree");
    return contexts.map(({ context }) => context);
  }

  /** Closes the tabs that the page opened; its own is seen again. */
  async closeOthers(): Promise<void> {
    for (const context of await this.tabs())
      if (context !== this.#context) await this.#ask("browsingContext.close", { context });
    await this.#ask("browsingContext.activate", { context: this.#context });
  }

  async open(address: string, [width, height]: [number, number]): Promise<void> {
    const context = this.#context;
    await this.#ask("browsingContext.setViewport", { context, viewport: { width, height } });
    await this.#ask("browsingContext.navigate", { context, url: address, wait: "complete" });
  }

  /** Runs a function in the page; it sees nothing but its argument, and what it returns must be JSON. */
  async run<T, A = undefined>(action: (argument: A) => T, argument?: A): Promise<T> {
    const expression = `JSON.stringify((${action})(${JSON.stringify(argument)}) ?? null)`;
    const answer = await this.#ask<{ result?: { value?: string }; exceptionDetails?: { text: string } }>(
      "script.evaluate",
      { expression, target: { context: this.#context }, awaitPromise: true },
    );
    if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.text);
    return JSON.parse(answer.result?.value ?? "null") as T;
  }

  /** Taps the middle of the first element of a selector, scrolled into view. */
  async tap(selector: string): Promise<void> {
    await this.draw(await this.middle(selector), { x: 0, y: 0 });
  }

  /** Sets a finger down, draws it by a distance in steps, and lifts it. */
  async draw(from: Point, by: Point, steps = by.x || by.y ? 6 : 0): Promise<void> {
    const moves = Array.from({ length: steps }, (_, index) => ({
      type: "pointerMove",
      x: Math.round(from.x + (by.x * (index + 1)) / steps),
      y: Math.round(from.y + (by.y * (index + 1)) / steps),
      duration: 20,
    }));
    const place = { type: "pointerMove", x: Math.round(from.x), y: Math.round(from.y) };
    const down = [
      { type: "pointerDown", button: 0 },
      { type: "pause", duration: 60 },
    ];
    const finger = { type: "pointer", id: "finger", parameters: { pointerType: "touch" } };
    const actions = [{ ...finger, actions: [place, ...down, ...moves, { type: "pointerUp", button: 0 }] }];
    await this.#ask("input.performActions", { context: this.#context, actions });
  }

  async middle(selector: string): Promise<Point> {
    return this.run((wanted) => {
      const element = document.querySelector(wanted ?? "");
      element?.scrollIntoView({ block: "center", behavior: "instant" });
      const box = element?.getBoundingClientRect();
      if (!box) throw new Error(`nothing is ${wanted}`);
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    }, selector);
  }

  async #ask<T>(method: string, params: object = {}): Promise<T> {
    const id = this.#asked.size;
    const answered = new Promise<Answer>((resolve) => this.#asked.set(id, resolve));
    this.#socket.send(JSON.stringify({ id, method, params }));
    const { type, message, result } = await answered;
    if (type === "error") throw new Error(`${method}: ${message}`);
    return result as T;
  }
}
