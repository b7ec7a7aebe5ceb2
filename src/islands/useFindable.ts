import { type RefObject, useEffect } from "react";

/**
 * Lets the browser's own search find what is closed: parts marked `data-findable` are hidden `until-found`, which React
 * can't write (the build does in the HTML), and when the browser finds one it opens.
 *
 * @param root holds the parts, in the order of their numbers
 */
export function useFindable(root: RefObject<HTMLElement | null>, open: (index: number) => void): void {
  useEffect(() => {
    for (const part of root.current?.querySelectorAll("[data-findable][hidden]") ?? [])
      part.setAttribute("hidden", "until-found");
  });
  useEffect(() => {
    const island = root.current;
    const follow = ({ target }: Event) =>
      open([...(island?.querySelectorAll("[data-findable]") ?? [])].indexOf(target as Element));
    island?.addEventListener("beforematch", follow);
    return () => island?.removeEventListener("beforematch", follow);
    // What opens a part stays the same as long as the island lives.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
}
