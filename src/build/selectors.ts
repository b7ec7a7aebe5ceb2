import { parse, type Selector as Token, SelectorType } from "css-what";

/** What must stand in a document before a selector can match: a class, or alternatives of which one must be met. */
export type Need = string | Need[][];

/** Set by script on the root, so it stands in no page's HTML; its rules belong to every page. */
const always = new Set(["dark"]);

/** Pseudo-classes that match where one of their branches does. */
const oneOf = new Set(["is", "where", "matches", "has"]);

/** Classes that a complex selector can't match without. What `:not()` holds is not needed. */
export function needsOf(selector: string): Need[] {
  return parse(selector).flatMap((tokens) => tokens.flatMap(needsOfToken));
}

function needsOfToken(token: Token): Need[] {
  if (token.type === SelectorType.Attribute && token.name === "class" && token.action === "element") {
    return always.has(token.value) ? [] : [token.value];
  }
  if (token.type === SelectorType.Pseudo && oneOf.has(token.name) && Array.isArray(token.data)) {
    const branches = token.data.map((branch) => branch.flatMap(needsOfToken));
    return branches.some((needs) => needs.length === 0) ? [] : [branches];
  }
  return [];
}

/** Whether all the needs are met where `has` tells which classes there are. */
export function areMet(needs: Need[], has: (name: string) => boolean): boolean {
  return needs.every((need) =>
    typeof need === "string" ? has(need) : need.some((branch) => areMet(branch, has)),
  );
}

/** Every class that the needs name. */
export const namesIn = (needs: Need[]): string[] =>
  needs.flatMap((need) => (typeof need === "string" ? [need] : need.flatMap(namesIn)));
