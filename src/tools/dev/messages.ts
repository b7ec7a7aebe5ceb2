import type { IncomingMessage, ServerResponse } from "node:http";

/** Server-sent events for pages under `npm run dev`. */
export type Messages = {
  /** Answers a page that wants to hear. */
  subscribe: (request: IncomingMessage, response: ServerResponse) => void;
  /** The build is good: pages load anew. */
  good: () => void;
  /** The build is broken: pages show why, those that come later too. */
  broken: (why: string) => void;
};

/** Browsers open six connections to a host: a stream for each tab would leave none for the seventh page. */
const mostStreams = 2;

/**
 * Opens a line to the pages that are open. Of more pages than `mostStreams` the streams of the oldest end; a page asks
 * again by itself half a second later, with the number of what it heard last, and is told what it missed.
 */
export function openMessages(): Messages {
  const listeners = new Set<ServerResponse>();
  let last = "";
  let id = Date.now();
  const write = (listener: ServerResponse) => listener.write(`id: ${id}\ndata: ${last}\n\n`);
  const tell = (data: string) => {
    last = data;
    id++;
    listeners.forEach(write);
  };
  return {
    subscribe(request, response) {
      response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-store" });
      const heard = request.headers["last-event-id"];
      const missed = heard !== undefined && heard !== String(id);
      response.write(`retry: 500\nid: ${id}\n\n`);
      // A good build is not repeated to new pages: they would reload for ever.
      if (last || missed) write(response);
      const [oldest] = listeners;
      if (listeners.size >= mostStreams && oldest) {
        listeners.delete(oldest);
        oldest.end();
      }
      listeners.add(response);
      request.on("close", () => listeners.delete(response));
    },
    good: () => tell(""),
    broken: (why) => tell(JSON.stringify(why)),
  };
}

/** Runs in the page: loads it anew after a good build, shows what a bad one had to say, in place of the one before. */
export const client = `let p;new EventSource("/__dev").onmessage=e=>{p?.remove();if(!e.data)return location.reload();
p=document.createElement("pre");p.textContent=JSON.parse(e.data);p.popover="manual";
Object.assign(p.style,{boxSizing:"border-box",maxWidth:"100%",whiteSpace:"pre-wrap",overflowWrap:"anywhere"});document.body.append(p);p.showPopover()}`;
