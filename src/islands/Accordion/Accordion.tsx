import type { ReactNode } from "react";

export type AccordionProps = {
  items: { id: string; title: string }[];
  /** Contents of the panels, by item id. Absent in the browser, which keeps what the HTML holds. */
  panels?: Record<string, ReactNode>;
};

export function Accordion({ items, panels }: AccordionProps) {
  return items.map((item) => (
    <div key={item.id}>
      <h3>{item.title}</h3>
      {panels?.[item.id]}
    </div>
  ));
}
