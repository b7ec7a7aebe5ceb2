/** A link, or with `items` a group, as it stands in the desktop menu. */
export type MenuEntry = { name: string; href: string; current: boolean; items?: MenuEntry[] };

/**
 * Reads the links of the desktop menu from the page, so that they are not sent twice. Each list item holds
 * a link, or a group's name (a button or a paragraph) followed by the group's list.
 *
 * @throws Error when the page has no such navigation
 */
export function readMenu(id: string): MenuEntry[] {
  const list = document.getElementById(id)?.querySelector("ul");
  if (!list) throw new Error(`the page has no navigation with the id "${id}"`);
  return readList(list);
}

function readList(list: Element): MenuEntry[] {
  return [...list.children].map((item) => {
    const [label, sublist] = item.children;
    const entry = {
      name: label?.textContent?.trim() ?? "",
      href: label?.getAttribute("href") ?? "",
      current: label?.getAttribute("aria-current") === "page",
    };
    return sublist ? { ...entry, items: readList(sublist) } : entry;
  });
}

/** Whether the entry is the current page or holds it. */
export function holdsCurrent({ current, items }: MenuEntry): boolean {
  return current || (items ?? []).some(holdsCurrent);
}
