import { type RefObject, useEffect } from "react";

/**
 * Makes closed parts available to find-in-page: sets `hidden="until-found"` on `data-findable` parts, which
 * React can't render (the build does in the HTML), and opens a part that the browser finds.
 *
 * @param root contains the parts in order
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
    // `open` only uses stable setters.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
}
