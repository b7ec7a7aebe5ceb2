import type { Hydrate } from "../../client/hydrate.tsx";
import { replayAll } from "../../client/replay.ts";
import * as attribute from "../../styles/attributes.ts";

/** Replaces the picture with the video. YouTube requires a referrer, so the frame has no `referrerpolicy`. */
const startVideo: Hydrate = (video, queue) => {
  const [src, title] = [attribute.frame, attribute.frameTitle].map((name) => video.getAttribute(name) ?? "");
  video.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const frame = document.createElement("iframe");
    Object.assign(frame, { src, title, allow: "autoplay; encrypted-media; fullscreen" });
    frame.sandbox.add("allow-scripts", "allow-same-origin", "allow-popups", "allow-presentation");
    video.replaceChildren(frame);
    frame.focus();
  });
  replayAll(video, queue);
};

export default startVideo;
