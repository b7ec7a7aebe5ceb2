import type { ReactNode } from "react";

type SlotProps = {
  children?: ReactNode;
  className?: string;
  id?: string;
  /** Closed content is available to find-in-page (see useFindable). Omit it for content that never closes. */
  closed?: boolean;
};

/** Trusted Types, required by a header field, reject plain strings. */
const empty = ((globalThis as { trustedTypes?: { emptyHTML: unknown } }).trustedTypes?.emptyHTML ??
  "") as string;

/** React writes `hidden` without a value, but keeps attributes that it does not know; HTML ignores their case. */
const untilFound = { HIDDEN: "until-found" };

/**
 * Content of an island whose HTML is only sent once: rendered at build, and kept by the browser, where
 * `children` is absent. React keeps the inner HTML of a hydrated element as long as the value does not
 * change. If React renders the island again, `carryOver` moves the contents into the new element.
 */
export function Slot({ children, closed, ...rest }: SlotProps) {
  const findable = closed !== undefined && { ...(closed && untilFound), "data-findable": true };
  const attributes = { ...rest, ...findable, "data-slot": "" };
  if (children !== undefined) return <div {...attributes}>{children}</div>;
  return <div {...attributes} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: empty }} />;
}
