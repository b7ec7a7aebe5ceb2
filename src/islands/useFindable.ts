import { type RefObject, useEffect } from "react";

/**
 * Opens the closed Slot that contains a find-in-page match.
 *
 * @param root element that contains the slots in order
 */
export function useFindable(root: RefObject<HTMLElement | null>, open: (index: number) => void): void {
  useEffect(() => {
    const island = root.current;
    const follow = ({ target }: Event) =>
      open([...(island?.querySelectorAll("[data-findable]") ?? [])].indexOf(target as Element));
    island?.addEventListener("beforematch", follow);
    return () => island?.removeEventListener("beforematch", follow);
    // `open` need not be a dependency, because it only uses stable setters.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
}
