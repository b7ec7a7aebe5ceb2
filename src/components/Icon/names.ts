import type { Network } from "../../content/site.ts";

/** Icons of the interface itself; content does not name them. */
export type UiIconName =
  | "menu"
  | "x"
  | "chevron-down"
  | "chevron-left"
  | "chevron-right"
  | "pause"
  | "play"
  | "copy"
  | "printer"
  | "share"
  | "send"
  | "external-link"
  | "check"
  | "arrow-right"
  | "triangle-alert";

/** Networks whose signs are drawn: the company's, and those of the developer's credit. */
export type NetworkSign = Network | "github" | "youtube" | "whatsapp" | "fiverr";
