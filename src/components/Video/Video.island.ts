import type { Hydrate } from "../../client/hydrate.tsx";
import { replayAll } from "../../client/replay.ts";

/** Plays the film in place of its picture. YouTube requires a referrer, so the frame has the page's policy. */
const startVideo: Hydrate = (film, queue) => {
  const { frame: src = "", title = "" } = film.dataset;
  film.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const frame = document.createElement("iframe");
    Object.assign(frame, { src, title, allow: "autoplay; encrypted-media; fullscreen" });
    frame.sandbox.add("allow-scripts", "allow-same-origin", "allow-popups", "allow-presentation");
    film.replaceChildren(frame);
    frame.focus();
  });
  replayAll(film, queue);
};

export default startVideo;
