import * as Radix from "@radix-ui/react-accordion";
import type { ReactNode } from "react";
import { Icon } from "../../components/Icon/Icon.tsx";
import { Slot } from "../../components/Slot/Slot.tsx";
import * as styles from "./Accordion.css.ts";

export type AccordionProps = {
  items: { id: string; title: string }[];
  /** Contents of the panels, by item id. Absent in the browser, which keeps what the HTML holds. */
  panels?: Record<string, ReactNode>;
};

/** Accordion (WAI-ARIA APG): at most one item open, at first the first one. Without script all of them show. */
export function Accordion({ items, panels }: AccordionProps) {
  return (
    <Radix.Root className={styles.root} type="single" collapsible defaultValue={items[0]?.id ?? ""}>
      {items.map(({ id, title }) => (
        <Radix.Item key={id} className={styles.item} value={id}>
          <Radix.Header className={styles.header}>
            <Radix.Trigger className={styles.trigger}>
              {title}
              <span className={styles.sign}>
                <Icon name="chevron-down" size={20} />
              </span>
            </Radix.Trigger>
          </Radix.Header>
          <Radix.Content className={styles.content} forceMount>
            <Slot className={styles.body}>{panels?.[id]}</Slot>
          </Radix.Content>
        </Radix.Item>
      ))}
    </Radix.Root>
  );
}
