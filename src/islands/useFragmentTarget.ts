import { useEffect, useState } from "react";
import { fragment } from "./fragment.ts";

/** Opens the part that the URL's fragment refers to, and scrolls to it after transitions have ended. */
export function useFragmentTarget(ids: string[], open: (index: number) => void): void {
  const [target, setTarget] = useState("");
  useEffect(() => {
    const follow = () => {
      const id = fragment();
      setTarget(id);
      if (ids.includes(id)) open(ids.indexOf(id));
    };
    follow();
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
    // `ids` need not be a dependency, because the ids never change during the island's lifetime.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  useEffect(() => {
    const part = ids.includes(target) && document.getElementById(target);
    if (!part) return;
    // Scroll-driven animations never finish, so only transitions are awaited.
    const moving = (part.closest("[data-island]") ?? part)
      .getAnimations({ subtree: true })
      .map((motion) => motion instanceof CSSTransition && motion.finished);
    void Promise.allSettled(moving).then(() => part.scrollIntoView());
    // oxlint-disable-next-line react/exhaustive-deps
  }, [target]);
}
