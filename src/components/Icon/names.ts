import type { Network } from "../../content/site.ts";

/** Icons that components name, by lucide's names; the icon sheet holds these and those that content names. */
export const interfaceIcons = [
  "arrow-right",
  "badge-check",
  "calendar-check",
  "check",
  "chevron-down",
  "chevron-left",
  "chevron-right",
  "compass",
  "copy",
  "external-link",
  "file-text",
  "mail",
  "map-pin",
  "menu",
  "moon",
  "pause",
  "phone",
  "play",
  "printer",
  "send",
  "share-2",
  "sun",
  "triangle-alert",
  "x",
] as const;
export type InterfaceIcon = (typeof interfaceIcons)[number];

/** Networks whose signs are drawn: the company's, and those of the developer's credit. */
export type NetworkSign = Network | "github" | "youtube" | "whatsapp" | "fiverr";
