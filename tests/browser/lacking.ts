/**
 * Built-ins and reflected attributes that at least one of the oldest supported browsers lacks
 * (src/build/source/baseline.ts). Scripts must test for them before use.
 */
export const lacking = {
  "String.prototype": ["at", "isWellFormed", "toWellFormed"],
  "Array.prototype": ["at", "findLast", "findLastIndex", "toReversed", "toSorted", "toSpliced", "with"],
  "Element.prototype": [
    "ariaChecked",
    "ariaDisabled",
    "ariaExpanded",
    "ariaHidden",
    "ariaLabel",
    "ariaSelected",
  ],
  "HTMLElement.prototype": ["inert", "popover", "showPopover", "hidePopover", "togglePopover"],
  "HTMLFormElement.prototype": ["requestSubmit"],
  "SubmitEvent.prototype": ["submitter"],
  Object: ["groupBy", "hasOwn"],
  Map: ["groupBy"],
  Array: ["fromAsync"],
  Promise: ["try", "withResolvers"],
  URL: ["canParse", "parse"],
  AbortSignal: ["any", "timeout"],
  crypto: ["randomUUID"],
  globalThis: ["navigation", "reportError", "scheduler", "structuredClone"],
} as const;
