import type { ReactNode } from "react";

type SlotProps = {
  children?: ReactNode;
  className?: string;
  id?: string;
  hidden?: boolean;
  /** Hidden, but available to find-in-page (see useFindable). */
  "data-findable"?: boolean;
};

/** Trusted Types, required by a header field, reject plain strings. */
const empty = ((globalThis as { trustedTypes?: { emptyHTML: unknown } }).trustedTypes?.emptyHTML ??
  "") as string;

/**
 * Content of an island whose HTML is only sent once: rendered at build, and kept by the browser, where
 * `children` is absent. React keeps the inner HTML of a hydrated element as long as the value does not
 * change. If React renders the island again, `carryOver` moves the contents into the new element.
 */
export function Slot({ children, ...attributes }: SlotProps) {
  if (children !== undefined)
    return (
      <div {...attributes} data-slot="">
        {children}
      </div>
    );
  return (
    <div {...attributes} data-slot="" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: empty }} />
  );
}
