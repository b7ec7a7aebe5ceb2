import * as Radix from "@radix-ui/react-accordion";
import { type CSSProperties, type ReactNode, useRef, useState } from "react";
import { Unbroken } from "../../components/Prose/Unbroken.tsx";
import { Slot } from "../../components/Slot/Slot.tsx";
import { useReveal } from "../useReveal.ts";
import * as styles from "./Accordion.css.ts";

type AccordionProps = {
  ids: string[];
  titles: string[];
  /** True if no item is open at first. */
  closed?: boolean;
  /** Notes beside the titles, such as "Table"; empty strings if there are none. */
  notes?: string[];
  /** Panel contents in the order of the titles. Undefined in the browser, which keeps the static HTML. */
  panels?: ReactNode[];
};

/** Unsets Radix's style attribute, which the Content-Security-Policy blocks. */
const withoutSizes = {
  "--radix-accordion-content-height": undefined,
  "--radix-accordion-content-width": undefined,
} as CSSProperties;

/**
 * Accordion (WAI-ARIA APG) with at most one open item. Initially, the item that the URL's fragment refers to
 * is open. If there is none, the first item is open, unless `closed`. Without JavaScript, all items are open.
 */
export function Accordion({ ids, titles, closed, notes, panels }: AccordionProps) {
  const [open, setOpen] = useState(closed ? "" : "0");
  const root = useRef<HTMLDivElement>(null);
  useReveal(root, ids, (index) => setOpen(String(index)));
  return (
    <Radix.Root
      ref={root}
      className={styles.root}
      type="single"
      collapsible
      value={open}
      onValueChange={setOpen}
    >
      {titles.map((title, index) => (
        <Radix.Item key={ids[index]} className={styles.item} value={String(index)}>
          <Radix.Header id={ids[index]}>
            <Radix.Trigger className={styles.trigger}>
              <span className={styles.title}>
                <Unbroken text={title} />
              </span>
              {notes?.[index] && <span className={styles.note}>{notes[index]}</span>}
              <span className={styles.marker} />
            </Radix.Trigger>
          </Radix.Header>
          <Radix.Content className={styles.content} style={withoutSizes} forceMount>
            <Slot className={styles.body} closed={open !== String(index)}>
              {panels?.[index]}
            </Slot>
          </Radix.Content>
        </Radix.Item>
      ))}
    </Radix.Root>
  );
}
