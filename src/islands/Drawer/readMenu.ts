import * as attribute from "../../styles/attributes.ts";

/** A link, a group with `items`, or a heading, which has neither `href` nor `items`. */
export type MenuEntry = { name: string; href: string; current: boolean; items?: MenuEntry[] };

/**
 * Reads the links from the desktop menu, to avoid repeating them in the page. Each list item contains either
 * a link, or a group's name (a button or paragraph) and its list. A heading and the links below it become
 * entries of the same list.
 *
 * @throws Error if another script has removed the menu
 */
export function readMenu(): MenuEntry[] {
  const list = document.querySelector("#menu ul");
  if (!list) throw new Error("the page has no menu");
  return readList(list);
}

function readList(list: Element): MenuEntry[] {
  return [...list.children].flatMap((item) => {
    const [label, sublist] = item.children;
    const entry = {
      name: label?.textContent?.trim() ?? "",
      href: label?.getAttribute("href") ?? "",
      current: label?.getAttribute("aria-current") === "page",
    };
    if (!sublist) return entry;
    const items = readList(sublist);
    return item.hasAttribute(attribute.heading) ? [entry, ...items] : { ...entry, items };
  });
}

export function holdsCurrent({ current, items }: MenuEntry): boolean {
  return current || (items ?? []).some(holdsCurrent);
}
