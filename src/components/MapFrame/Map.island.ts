import type { Hydrate } from "../../client/hydrate.tsx";
import { replayAll } from "../../client/replay.ts";
import * as attribute from "../../styles/attributes.ts";

/**
 * Loads the map when its frame is in view or hovered. The map needs `allow-same-origin`, but an empty frame
 * must not have it, because an empty frame would have the page's origin. Therefore, the script replaces the
 * frame. Replacing it adds no history entry.
 */
const startMap: Hydrate = (block, queue) => {
  const empty = block.querySelector("iframe");
  const frame = empty?.cloneNode() as HTMLIFrameElement | undefined;
  if (frame) {
    // The frame becomes focusable after loading, because a frame loses focus while it loads.
    frame.addEventListener("load", () => frame.removeAttribute("tabindex"));
    frame.sandbox.add("allow-same-origin");
    frame.src = frame.getAttribute(attribute.map) ?? "";
    empty?.replaceWith(frame);
  }
  replayAll(block, queue);
};

export default startMap;
