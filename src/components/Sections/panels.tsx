import type { SectionOf } from "../../content/sections.ts";
import { Tabs } from "../../islands/Tabs/Tabs.tsx";
import { CardGrid } from "../CardGrid/CardGrid.tsx";
import { answer, content, group } from "../Details/Details.css.ts";
import { Details } from "../Details/Details.tsx";
import { Island } from "../Island/Island.tsx";
import { Prose } from "../Prose/Prose.tsx";

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

/** Questions of which one is open at a time, initially the first; all are open without script. */
export const AccordionSection = ({ section, id, parts }: SectionProps<SectionOf<"accordion">>) => (
  <div className={group}>
    {section.items.map(({ title, text }, index) => (
      <Details key={parts[index]} heading={title} level="h3" name={id} open={index === 0}>
        <div id={parts[index]} className={content}>
          <p className={answer}>
            <Prose text={text} />
          </p>
        </div>
      </Details>
    ))}
  </div>
);
