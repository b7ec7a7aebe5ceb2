import type { SectionOf } from "../../content/sections.ts";
import { stacks } from "../../islands/Accordion/Accordion.css.ts";
import { Accordion } from "../../islands/Accordion/Accordion.tsx";
import { Tabs } from "../../islands/Tabs/Tabs.tsx";
import { CardGrid } from "../CardGrid/CardGrid.tsx";
import { Island } from "../Island/Island.tsx";
import { Paragraph } from "../Prose/Prose.tsx";

export type SectionProps<T> = {
  section: T;
  id: string;
  parts: string[];
};

export function TabsSection({ section, id, parts }: SectionProps<SectionOf<"tabs">>) {
  const tabs = section.tabs.map(({ label }, index) => ({ id: parts[index] ?? "", label }));
  const panels = Object.fromEntries(
    section.tabs.map(({ items }, index) => [parts[index], <CardGrid key={index} cards={items} />]),
  );
  return (
    <Island
      name="Tabs"
      id={id}
      component={Tabs}
      props={{ label: section.heading, tabs }}
      slots={{ panels }}
    />
  );
}

export function AccordionSection({ section, id, parts }: SectionProps<SectionOf<"accordion">>) {
  const titles = section.items.map(({ title }) => title);
  const panels = section.items.map(({ text }, index) => <Paragraph key={index} text={text} />);
  return (
    <Island
      name="Accordion"
      id={id}
      {...(!section.picture && { className: stacks })}
      component={Accordion}
      props={{ ids: parts, titles }}
      slots={{ panels }}
    />
  );
}
