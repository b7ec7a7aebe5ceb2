import type { ReactNode } from "react";

type SlotProps = {
  children?: ReactNode;
  className?: string;
  id?: string;
  hidden?: boolean;
  /** Hidden, but not from the browser's search (see useFindable). */
  "data-findable"?: boolean;
};

/** Trusted Types, which the header fields require, refuse a plain string. */
const empty = ((globalThis as { trustedTypes?: { emptyHTML: unknown } }).trustedTypes?.emptyHTML ??
  "") as string;

/**
 * A part of an island whose HTML is not sent twice: rendered at build, left untouched in the browser,
 * where `children` is absent. React keeps the inner HTML of a hydrated element as long as the value does not change.
 * Where React renders the island again, `carryOver` moves the contents into the new element.
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
