import { type RefObject, useEffect, useState } from "react";
import { fragment } from "../fragment.ts";
import { type Item, readItems } from "./readItems.ts";

/**
 * What the lightbox shows. `place` counts on without end in both directions, so that each step has a picture of its own
 * to come from and to go to; `current` is the item at that place.
 */
export type Show = { items: Item[]; place: number; open: boolean };

export const itemAt = (items: Item[], place: number): Item | undefined =>
  items[((place % items.length) + items.length) % items.length];

/**
 * The show and the address, kept together: opening adds an entry to the history, moving on renames it, and going back
 * closes. A picture that is in the address on arrival, or comes into it, opens.
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
    // Going back must not scroll: the focus goes to the picture that was shown last.
    history.scrollRestoration = "manual";
    history.pushState({ opened: true }, "", `#${id}`);
    const found = root.current && findItems(root.current, id);
    if (found) setShow({ ...found, open: true });
  };
  const move = (step: number) => {
    const place = show.place + step;
    history.replaceState(history.state, "", `#${itemAt(show.items, place)?.id}`);
    setShow({ ...show, place });
  };
  const close = () => {
    if (!show.open) return;
    setShow({ ...show, open: false });
    if (history.state?.opened) history.back();
    else history.replaceState(null, "", location.pathname + location.search);
  };
  return { show, open, move, close };
}

/** The pictures that the filter leaves, with the place of the wanted one; all of them, if it leaves that one out. */
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
