import { type ReactNode, useEffect } from "react";
import { scrollLocked } from "../islands/Drawer/Drawer.css.ts";

/**
 * Replaces react-remove-scroll, which Radix Dialog imports and which writes a style element that the
 * Content-Security-Policy refuses. A class on the body stops scrolling instead.
 */
export function RemoveScroll({ children }: { children: ReactNode }) {
  useEffect(() => {
    const { classList } = document.body;
    classList.add(scrollLocked);
    return () => classList.remove(scrollLocked);
  }, []);
  return children;
}
