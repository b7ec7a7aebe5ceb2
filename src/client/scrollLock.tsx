import { type ReactNode, useEffect } from "react";
import { scrollLocked } from "../islands/Drawer/Drawer.css.ts";

/**
 * Replaces react-remove-scroll, a dependency of Radix Dialog. That package injects a style element, which the
 * Content-Security-Policy blocks. This component disables scrolling with a class on the body.
 */
export function RemoveScroll({ children }: { children: ReactNode }) {
  useEffect(() => {
    const { classList } = document.body;
    classList.add(scrollLocked);
    return () => classList.remove(scrollLocked);
  }, []);
  return children;
}
