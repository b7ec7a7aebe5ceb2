/**
 * Icons that components use, by their lucide names; the icon sheet contains these and the icons in content.
 */
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
  "globe",
  "link",
  "mail",
  "map-pin",
  "menu",
  "moon",
  "pause",
  "phone",
  "play",
  "printer",
  "send",
  "sun",
  "triangle-alert",
  "x",
] as const;
export type InterfaceIcon = (typeof interfaceIcons)[number];
