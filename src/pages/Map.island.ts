import type { Hydrate } from "../client/hydrate.tsx";
import { replayAll } from "../client/replay.ts";

/**
 * Loads the map when its frame is in view or hovered. The map requires `allow-same-origin`, which the empty
 * frame must not have, because its origin would be the page's. Replacing the frame adds no history entry.
 */
const startMap: Hydrate = (block, queue) => {
  const empty = block.querySelector("iframe");
  const frame = empty?.cloneNode() as HTMLIFrameElement | undefined;
  if (frame) {
    // Focus would be lost in a loading frame.
    frame.addEventListener("load", () => frame.removeAttribute("tabindex"));
    frame.sandbox.add("allow-same-origin");
    frame.src = frame.dataset["map"] ?? "";
    empty?.replaceWith(frame);
  }
  replayAll(block, queue);
};

export default startMap;
