import { type TransitionEvent, useEffect, useId, useRef, useState } from "react";
import { Icon } from "../../components/Icon/Icon.tsx";
import * as styles from "./Drawer.css.ts";
import * as attribute from "../../styles/attributes.ts";

export function DrawerMenu({ label }: { label: string }) {
  const [entries] = useState(readMenu);
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    nav.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <nav ref={nav} className={styles.menu} aria-label={label}>
      <EntryList entries={entries} />
    </nav>
  );
}

function EntryList({ entries }: { entries: MenuEntry[] }) {
  return (
    <ul className={styles.list}>
      {entries.map((entry) => (
        <li key={entry.name}>
          <Entry entry={entry} />
        </li>
      ))}
    </ul>
  );
}

function Entry({ entry }: { entry: MenuEntry }) {
  if (entry.items) return <Group entry={entry} items={entry.items} />;
  if (!entry.href) return <p className={styles.heading}>{entry.name}</p>;
  return <PageLink entry={entry} />;
}

function PageLink({ entry: { name, href, current } }: { entry: MenuEntry }) {
  const outside = href.startsWith("https:");
  return (
    <a
      className={styles.entry}
      href={href}
      aria-current={current ? "page" : undefined}
      {...(outside && { target: "_blank", rel: "noreferrer" })}
    >
      {name}
      {outside && <Icon name="external-link" size={20} />}
    </a>
  );
}

const show = (group: Element | null): void => group?.parentElement?.scrollIntoView({ block: "nearest" });
/** The group has its full height only at the end of its transition. */
const showOpened = ({ currentTarget, propertyName }: TransitionEvent): void => {
  if (propertyName === "grid-template-rows" && currentTarget.clientHeight > 0) show(currentTarget);
};

function Group({ entry, items }: { entry: MenuEntry; items: MenuEntry[] }) {
  const [open, setOpen] = useState(() => holdsCurrent(entry));
  const id = useId();
  return (
    <>
      <button
        type="button"
        className={styles.entry}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {entry.name}
        <span className={styles.chevron}>
          <Icon name="chevron-down" size={20} />
        </span>
      </button>
      <div className={styles.group} id={id} ref={open ? show : undefined} onTransitionEnd={showOpened}>
        <div className={styles.groupBody}>
          <EntryList entries={items} />
        </div>
      </div>
    </>
  );
}

/** A link, a group with `items`, or a heading, which has neither `href` nor `items`. */
type MenuEntry = { name: string; href: string; current: boolean; items?: MenuEntry[] };

/**
 * Reads the links from the desktop menu, to avoid repeating them in the page. Each list item contains either
 * a link, or a group's name (a button or paragraph) and its list. A heading and the links below it become
 * entries of the same list.
 *
 * @throws Error if another script has removed the menu
 */
function readMenu(): MenuEntry[] {
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

function holdsCurrent({ current, items }: MenuEntry): boolean {
  return current || (items ?? []).some(holdsCurrent);
}
