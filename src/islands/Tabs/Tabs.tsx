import * as Radix from "@radix-ui/react-tabs";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Slot } from "../../components/Slot/Slot.tsx";
import { useReveal } from "../useReveal.ts";
import * as styles from "./Tabs.css.ts";

type TabsProps = {
  label: string;
  tabs: { id: string; label: string }[];
  /** Panel contents by tab id. Undefined in the browser, which keeps the static HTML. */
  panels?: Record<string, ReactNode>;
};

/**
 * Tabs (WAI-ARIA APG). Initially, the panel that the URL's fragment refers to is open. If there is none, the
 * first panel is open. The HTML contains all panels, which are open without JavaScript. Radix's style
 * attributes are unset, because the Content-Security-Policy blocks them.
 */
export function Tabs({ label, tabs, panels }: TabsProps) {
  const live = useLive();
  const ids = tabs.map(({ id }) => id);
  const [open, setOpen] = useState(ids[0] ?? "");
  const root = useRef<HTMLDivElement>(null);
  useReveal(root, ids, (index) => setOpen(ids[index] ?? ""));
  return (
    <Radix.Root ref={root} value={open} onValueChange={setOpen}>
      <Radix.List className={styles.list} aria-label={label} style={{ outline: undefined }}>
        {tabs.map((tab, index) => (
          <Radix.Trigger
            key={tab.id}
            className={styles.tab}
            value={tab.id}
            {...(!live && index === 0 && { tabIndex: 0 })}
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.id} className={styles.panel} value={tab.id} forceMount asChild>
          <div style={{ animationDuration: undefined }}>
            <p className={styles.printedLabel}>{tab.label}</p>
            <Slot id={tab.id} className={styles.body} closed={open !== tab.id}>
              {panels?.[tab.id]}
            </Slot>
          </div>
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}

/**
 * Returns true after hydration. Until then, the first tab needs its own `tabindex`, because Radix gives all
 * tabs `tabindex="-1"`, and keyboard users could not reach them.
 */
function useLive(): boolean {
  const [live, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  return live;
}
