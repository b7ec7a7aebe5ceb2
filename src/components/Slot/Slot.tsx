import type { ReactNode } from "react";

type SlotProps = {
  children?: ReactNode;
  className?: string;
  id?: string;
  hidden?: boolean;
  /** Hidden, but not from the browser's search (see useFindable). */
  "data-findable"?: boolean;
};

/**
 * A part of an island whose HTML is not sent twice: rendered at build, left untouched in the browser,
 * where `children` is absent. React keeps the inner HTML of a hydrated element as long as the value does not change.
 */
export function Slot({ children, ...attributes }: SlotProps) {
  if (children !== undefined) return <div {...attributes}>{children}</div>;
  return <div {...attributes} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
}
