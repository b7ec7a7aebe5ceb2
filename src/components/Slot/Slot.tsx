import type { ReactNode } from "react";
import * as attribute from "../../styles/attributes.ts";

type SlotProps = {
  children?: ReactNode;
  className?: string;
  id?: string;
  /**
   * Whether the content is closed. Find-in-page can search closed content (see useReveal). Omit this prop
   * if the content never closes.
   */
  closed?: boolean;
};

/** A response header requires Trusted Types, so browsers reject plain strings. */
const empty = ((globalThis as { trustedTypes?: { emptyHTML: unknown } }).trustedTypes?.emptyHTML ??
  "") as string;

/**
 * Sets `hidden="until-found"`. React writes `hidden` without a value, but keeps the value of `HIDDEN`, which is
 * no name of React's. HTML ignores the case of attribute names.
 */
const untilFound = { HIDDEN: "until-found" };

/**
 * Island content whose HTML is sent only once. The build renders the content. The browser gets no `children`
 * and keeps the HTML, because React leaves the inner HTML of a hydrated element alone as long as
 * `dangerouslySetInnerHTML` does not change. If React recreates the element, `carryOver` moves the content.
 */
export function Slot({ children, closed, ...rest }: SlotProps) {
  const findable = closed !== undefined && { ...(closed && untilFound), [attribute.findable]: "" };
  const attributes = { ...rest, ...findable, [attribute.slot]: "" };
  if (children !== undefined) return <div {...attributes}>{children}</div>;
  return <div {...attributes} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: empty }} />;
}
