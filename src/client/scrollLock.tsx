import { type ReactNode, useEffect } from "react";

/**
 * Stands in for react-remove-scroll, which Radix Dialog imports: that one writes a style element whose text varies,
 * and the Content-Security-Policy refuses it. A class on the root holds the page still; the sheet says how.
 */
export function RemoveScroll({ children }: { children: ReactNode }) {
  useEffect(() => {
    const { classList } = document.documentElement;
    classList.add("scroll-locked");
    return () => classList.remove("scroll-locked");
  }, []);
  return children;
}
