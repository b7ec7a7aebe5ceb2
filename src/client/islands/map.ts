import type { Hydrate } from "../hydrate.tsx";
import { replayAll } from "../replay.ts";

/**
 * The map: its host is asked once the frame is in view, or pointed at. The map needs its own origin, which an empty frame
 * must not have: that would be the page's. A new frame is no entry in the history either.
 */
const startMap: Hydrate = (block, queue) => {
  const empty = block.querySelector("iframe");
  const frame = empty?.cloneNode() as HTMLIFrameElement | undefined;
  if (frame) {
    // The focus is lost in a frame that is still loading.
    frame.addEventListener("load", () => frame.removeAttribute("tabindex"));
    frame.sandbox.add("allow-same-origin");
    frame.src = frame.dataset["map"] ?? "";
    empty?.replaceWith(frame);
  }
  replayAll(block, queue);
};

export default startMap;
