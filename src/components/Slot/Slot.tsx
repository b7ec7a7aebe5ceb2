import type { ReactNode } from "react";

type SlotProps = {
  children?: ReactNode;
  className?: string;
  id?: string;
  /** Find-in-page can search closed content (see useFindable). Omit it for content that never closes. */
  closed?: boolean;
};

/** A header field requires Trusted Types, which reject plain strings. */
const empty = ((globalThis as { trustedTypes?: { emptyHTML: unknown } }).trustedTypes?.emptyHTML ??
  "") as string;

/**
 * React writes `hidden` without a value. It keeps unknown attributes as they are, and HTML ignores their
 * case.
 */
const untilFound = { HIDDEN: "until-found" };

/**
 * Content of an island whose HTML is sent only once: the build renders it, and the browser keeps it, where
 * `children` is absent. React keeps the inner HTML of a hydrated element as long as the value does not
 * change. If React renders the island again, `carryOver` moves the contents to the new element.
 */
export function Slot({ children, closed, ...rest }: SlotProps) {
  const findable = closed !== undefined && { ...(closed && untilFound), "data-findable": true };
  const attributes = { ...rest, ...findable, "data-slot": "" };
  if (children !== undefined) return <div {...attributes}>{children}</div>;
  return <div {...attributes} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: empty }} />;
}
