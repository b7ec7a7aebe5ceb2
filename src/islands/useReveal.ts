import { type RefObject, useEffect, useState } from "react";
import { fragment } from "./fragment.ts";
import * as attribute from "../styles/attributes.ts";

/**
 * Opens the part that the URL's fragment refers to, and scrolls to it after transitions have ended. Also opens
 * the closed part that contains a find-in-page match.
 *
 * @param root element that contains one Slot per part
 * @param ids ids of the parts, in the order of the slots
 */
export function useReveal(
  root: RefObject<HTMLElement | null>,
  ids: string[],
  open: (index: number) => void,
): void {
  const [target, setTarget] = useState("");
  useEffect(() => {
    const island = root.current;
    const follow = () => {
      const id = fragment();
      setTarget(id);
      if (ids.includes(id)) open(ids.indexOf(id));
    };
    const openMatch = ({ target }: Event) =>
      open([...(island?.querySelectorAll(`[${attribute.findable}]`) ?? [])].indexOf(target as Element));
    follow();
    addEventListener("hashchange", follow);
    island?.addEventListener("beforematch", openMatch);
    return () => {
      removeEventListener("hashchange", follow);
      island?.removeEventListener("beforematch", openMatch);
    };
    // `open` only uses stable setters, and the ids never change during the island's lifetime.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  useEffect(() => {
    const part = ids.includes(target) && document.getElementById(target);
    if (!part) return;
    // Scroll-driven animations never finish, so only transitions are awaited.
    const moving = (part.closest(`[${attribute.island}]`) ?? part)
      .getAnimations({ subtree: true })
      .flatMap((motion) => (motion instanceof CSSTransition ? [motion.finished] : []));
    void Promise.allSettled(moving).then(() => part.scrollIntoView());
    // oxlint-disable-next-line react/exhaustive-deps
  }, [target]);
}
