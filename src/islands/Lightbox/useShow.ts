import { type RefObject, useEffect, useState } from "react";
import { fragment } from "../fragment.ts";
import { type Item, readItems } from "./readItems.ts";

/**
 * `place` continues past both ends of the list, so that each slide on the stage has its own key. itemAt()
 * wraps it around.
 */
export type Show = { items: Item[]; place: number; open: boolean };

export const itemAt = (items: Item[], place: number): Item | undefined =>
  items[((place % items.length) + items.length) % items.length];

/**
 * Synchronises the lightbox with the URL. Opening the lightbox adds a history entry, moving to another
 * picture replaces the entry, and going back closes the lightbox. On page load and on navigation, the picture
 * that the URL's fragment refers to opens.
 */
export function useShow(root: RefObject<HTMLElement | null>) {
  const [show, setShow] = useState<Show>({ items: [], place: 0, open: false });
  useEffect(() => {
    const follow = () => {
      const found = root.current && findItems(root.current, fragment());
      setShow((last) => (found ? { ...found, open: true } : { ...last, open: false }));
      if (!found) history.scrollRestoration = "auto";
    };
    follow();
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, [root]);

  const open = (id: string) => {
    // The browser must not restore the scroll position on Back, because focus scrolls the last viewed picture
    // into view.
    history.scrollRestoration = "manual";
    history.pushState({ opened: true }, "", `#${id}`);
    const found = root.current && findItems(root.current, id);
    if (found) setShow({ ...found, open: true });
  };
  const move = (step: number) => {
    const place = show.place + step;
    setShow({ ...show, place });
    try {
      history.replaceState(history.state, "", `#${itemAt(show.items, place)?.id}`);
    } catch {
      // Browsers refuse more than about 100 changes of the URL in a short time. The next step sets it again.
    }
  };
  const close = () => {
    if (!show.open) return;
    setShow({ ...show, open: false });
    if (history.state?.opened) history.back();
    else history.replaceState(null, "", location.pathname + location.search);
  };
  return { show, open, move, close };
}

/**
 * Returns the filtered pictures and the index of the picture with this `id`. If the filter excludes that
 * picture, resets the filter first.
 */
function findItems(root: HTMLElement, id: string): Omit<Show, "open"> | undefined {
  if (!id || !root.querySelector(`li[id="${CSS.escape(id)}"]`)) return undefined;
  const find = () => {
    const items = readItems(root);
    return { items, place: items.findIndex((item) => item.id === id) };
  };
  const found = find();
  if (found.place >= 0) return found;
  document.querySelector<HTMLInputElement>("#all")?.click();
  return find();
}
