import type { ReactNode } from "react";

/**
 * A part of an island whose HTML is not sent twice: rendered at build, left untouched in the browser,
 * where `children` is absent. React keeps the inner HTML of a hydrated element as long as the value does not change.
 */
export function Slot({ children, className }: { children?: ReactNode; className?: string }) {
  if (children !== undefined) return <div className={className}>{children}</div>;
  return <div className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
}
