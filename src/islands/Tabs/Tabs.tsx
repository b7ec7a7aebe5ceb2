import * as Radix from "@radix-ui/react-tabs";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Slot } from "../../components/Slot/Slot.tsx";
import { useAddressed } from "../useAddressed.ts";
import { useFindable } from "../useFindable.ts";
import * as styles from "./Tabs.css.ts";

export type TabsProps = {
  /** Names the tab list for screen readers. */
  label: string;
  tabs: { id: string; label: string }[];
  /** Contents of the panels, by tab id. Absent in the browser, which keeps what the HTML holds. */
  panels?: Record<string, ReactNode>;
};

/**
 * Tabs (WAI-ARIA APG), the first one open, or the one that the address names. Every panel is in the HTML; without
 * script all of them show.
 */
export function Tabs({ label, tabs, panels }: TabsProps) {
  const live = useLive();
  const ids = tabs.map(({ id }) => id);
  const [open, setOpen] = useState(ids[0] ?? "");
  const root = useRef<HTMLDivElement>(null);
  const openTab = (index: number) => setOpen(ids[index] ?? "");
  useAddressed(ids, openTab);
  useFindable(root, openTab);
  return (
    <Radix.Root ref={root} className={styles.root} value={open} onValueChange={setOpen}>
      <Radix.List className={styles.list} aria-label={label}>
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
        <Radix.Content key={tab.id} className={styles.panel} value={tab.id} forceMount>
          <p className={styles.printedLabel}>{tab.label}</p>
          <Slot id={tab.id} className={styles.body} hidden={open !== tab.id} data-findable>
            {panels?.[tab.id]}
          </Slot>
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}

/** Radix gives every tab `tabindex="-1"` until it runs, which would keep the keyboard out before hydration. */
function useLive(): boolean {
  const [live, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  return live;
}
