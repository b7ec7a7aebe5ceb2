import { type ReactNode, useEffect } from "react";
import { held } from "../islands/Drawer/Drawer.css.ts";

/**
 * Stands in for react-remove-scroll, which Radix Dialog imports: that one writes a style element whose text varies,
 * and the Content-Security-Policy refuses it. A class on the body holds the page still.
 */
export function RemoveScroll({ children }: { children: ReactNode }) {
  useEffect(() => {
    const { classList } = document.body;
    classList.add(held);
    return () => classList.remove(held);
  }, []);
  return children;
}
