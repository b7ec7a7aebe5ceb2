import { useEffect, useState } from "react";
import { fragment } from "./fragment.ts";

/** Follows the page's address: opens the part whose id the fragment names, and scrolls to it once nothing moves. */
export function useAddressed(ids: string[], open: (index: number) => void): void {
  const [addressed, setAddressed] = useState("");
  useEffect(() => {
    const follow = () => {
      const id = fragment();
      setAddressed(id);
      if (ids.includes(id)) open(ids.indexOf(id));
    };
    follow();
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
    // The parts of an island stay the same ones as long as it lives.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  useEffect(() => {
    const part = ids.includes(addressed) && document.getElementById(addressed);
    if (!part) return;
    // Not animations: those that follow scrolling never finish.
    const moving = (part.closest("[data-island]") ?? part)
      .getAnimations({ subtree: true })
      .map((motion) => motion instanceof CSSTransition && motion.finished);
    void Promise.allSettled(moving).then(() => part.scrollIntoView());
    // oxlint-disable-next-line react/exhaustive-deps
  }, [addressed]);
}
