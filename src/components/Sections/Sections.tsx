import type { Section as SectionContent, SectionOf } from "../../content/sections.ts";
import { Accordion } from "../../islands/Accordion/Accordion.tsx";
import { Tabs } from "../../islands/Tabs/Tabs.tsx";
import { CardGrid } from "../CardGrid/CardGrid.tsx";
import { DataTable } from "../DataTable/DataTable.tsx";
import { EfficiencyChart } from "../EfficiencyChart/EfficiencyChart.tsx";
import { Island } from "../Island/Island.tsx";
import { Prose } from "../Prose/Prose.tsx";
import { Section } from "../Section/Section.tsx";
import { Steps } from "../Steps/Steps.tsx";
import { TemperatureChart } from "../TemperatureChart/TemperatureChart.tsx";
import { Testimonial } from "../Testimonial/Testimonial.tsx";
import { TextBlock } from "../TextBlock/TextBlock.tsx";
import { VolumeChart } from "../VolumeChart/VolumeChart.tsx";

/** The typed sections of a page, in the order in which content lists them. */
export function Sections({ sections }: { sections: SectionContent[] }) {
  return sections.map((section, index) => (
    <OneSection key={section.heading} section={section} id={`${section.type}-${index}`} />
  ));
}

function OneSection({ section, id }: { section: SectionContent; id: string }) {
  if (section.type === "testimonial") return <Testimonial {...section} />;
  const intro = "intro" in section ? section.intro : undefined;
  return (
    <Section heading={section.heading} intro={intro} beside={standsBeside(section)}>
      <Body section={section} id={id} />
    </Section>
  );
}

/** Running text and questions: lines of reading length, which leave room for their heading. */
const standsBeside = (section: SectionContent) =>
  section.type === "accordion" || (section.type === "text" && !section.facts);

type BodyProps = { section: Exclude<SectionContent, { type: "testimonial" }>; id: string };

function Body({ section, id }: BodyProps) {
  switch (section.type) {
    case "text":
      return <TextBlock paragraphs={section.paragraphs} facts={section.facts} />;
    case "cards":
      return <CardGrid cards={section.cards} look={section.look} />;
    case "steps":
      return <Steps steps={section.steps} />;
    case "table":
      return <DataTable caption={section.heading} {...section} />;
    case "temperatures":
      return <TemperatureChart {...section} />;
    case "efficiency":
      return <EfficiencyChart {...section} />;
    case "volumes":
      return <VolumeChart {...section} />;
    case "tabs":
      return <TabsSection section={section} id={id} />;
    case "accordion":
      return <AccordionSection section={section} id={id} />;
  }
}

function TabsSection({ section, id }: { section: SectionOf<"tabs">; id: string }) {
  const tabs = section.tabs.map(({ id, label }) => ({ id, label }));
  const panels = Object.fromEntries(
    section.tabs.map(({ id, items }) => [id, <CardGrid key={id} cards={items} look="feature" />]),
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

function AccordionSection({ section, id }: { section: SectionOf<"accordion">; id: string }) {
  const titles = section.items.map(({ title }) => title);
  const panels = section.items.map(({ title, text }) => (
    <p key={title}>
      <Prose text={text} />
    </p>
  ));
  return <Island name="Accordion" id={id} component={Accordion} props={{ titles }} slots={{ panels }} />;
}
