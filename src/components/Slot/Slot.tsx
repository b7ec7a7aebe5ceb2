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
 * Content of an island whose HTML is sent only once: the build renders it, and the browser, which gets no
 * `children`, keeps it. React leaves the inner HTML of a hydrated element alone as long as
 * `dangerouslySetInnerHTML` does not change. If React recreates the element, `carryOver` moves the contents.
 */
export function Slot({ children, closed, ...rest }: SlotProps) {
  const findable = closed !== undefined && { ...(closed && untilFound), "data-findable": true };
  const attributes = { ...rest, ...findable, "data-slot": "" };
  if (children !== undefined) return <div {...attributes}>{children}</div>;
  return <div {...attributes} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: empty }} />;
}
