import type { Browser, CDPSession } from "@playwright/test";

/** A tab of a browser that is driven like a visitor's: by input, with no inspector listening. */
export type Tab = {
  /** Sends a command of the DevTools protocol to the tab. */
  send: CDPSession["send"];
  /** Runs a function in the page, with arguments that JSON can hold, and waits for what it promises. */
  run: <Given extends unknown[], Result>(
    work: (...given: Given) => Result,
    ...given: Given
  ) => Promise<Awaited<Result>>;
};

/**
 * Opens a tab in a browser context of its own (nothing is cached, not even compiled scripts), and closes both after the
 * work. Playwright's own pages have the protocol's Runtime domain enabled, for which V8 writes a stack trace for each
 * error that React makes for itself while it loads: a third of a first tap's time, which no visitor waits for.
 *
 * @throws Error that a command was refused with, or that the page's function threw
 */
export async function inTab<Result>(browser: Browser, work: (tab: Tab) => Promise<Result>): Promise<Result> {
  const session = await browser.newBrowserCDPSession();
  const { browserContextId } = await session.send("Target.createBrowserContext", { disposeOnDetach: true });
  try {
    const { targetId } = await session.send("Target.createTarget", { url: "about:blank", browserContextId });
    const { sessionId } = await session.send("Target.attachToTarget", { targetId, flatten: false });
    const send = commands(session, sessionId);
    return await work({
      send,
      run: async (work, ...given) => {
        const expression = `${namedFunctions}; (${work})(${given.map((value) => JSON.stringify(value)).join(",")})`;
        const answer = { awaitPromise: true, returnByValue: true };
        const { result, exceptionDetails } = await send("Runtime.evaluate", { expression, ...answer });
        if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? expression);
        return result.value;
      },
    });
  } finally {
    await session.send("Target.disposeBrowserContext", { browserContextId });
    await session.detach();
  }
}

/** Script before each function that is sent to a page: tsx compiles functions to use this helper. */
export const namedFunctions = "globalThis.__name = (named) => named";

/** Runs in the page: waits for its load event. */
export function loaded(): Promise<unknown> | undefined {
  return document.readyState === "complete"
    ? undefined
    : new Promise((resolve) => addEventListener("load", resolve));
}

type Answer = { id?: number; result?: unknown; error?: { message: string } };

/** Commands to a target that Playwright has not made, and so has not enabled anything for. */
function commands(session: CDPSession, sessionId: string): CDPSession["send"] {
  const waiting = new Map<number, (answer: Answer) => void>();
  session.on("Target.receivedMessageFromTarget", (event) => {
    const answer: Answer = JSON.parse(event.message);
    waiting.get(answer.id ?? 0)?.(answer);
  });
  let last = 0;
  return async (method, params) => {
    const id = ++last;
    const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve));
    const message = JSON.stringify({ id, method, params: params ?? {} });
    await session.send("Target.sendMessageToTarget", { sessionId, message });
    const { result, error } = await answered;
    if (error) throw new Error(`${method}: ${error.message}`);
    return result as never;
  };
}
