import { type ReactNode, useEffect } from "react";
import { scrollLocked } from "../islands/Drawer/Drawer.css.ts";

/**
 * Replaces react-remove-scroll, a dependency of Radix Dialog that injects a style element, which the
 * Content-Security-Policy blocks. A class on the body disables scrolling instead.
 */
export function RemoveScroll({ children }: { children: ReactNode }) {
  useEffect(() => {
    const { classList } = document.body;
    classList.add(scrollLocked);
    return () => classList.remove(scrollLocked);
  }, []);
  return children;
}
