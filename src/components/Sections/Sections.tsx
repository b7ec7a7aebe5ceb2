import type { ReactNode } from "react";
import { partIds, sectionAnchors } from "../../content/ids.ts";
import type { Section as SectionContent } from "../../content/sections.ts";
import { Anatomy } from "../Anatomy/Anatomy.tsx";
import { ButtonLink } from "../ButtonLink/ButtonLink.tsx";
import { CardGrid } from "../CardGrid/CardGrid.tsx";
import { CityChart } from "../CityChart/CityChart.tsx";
import { DataTable } from "../DataTable/DataTable.tsx";
import { Facts } from "../Facts/Facts.tsx";
import { HeatPicture } from "../HeatPicture/HeatPicture.tsx";
import { LineUp } from "../LineUp/LineUp.tsx";
import { LargeFigure, NumberPanel } from "../NumberPanel/NumberPanel.tsx";
import { VisitReport } from "../ReportHead/VisitReport.tsx";
import { Scale } from "../Scale/Scale.tsx";
import { action } from "../Section/Section.css.ts";
import { Paragraphs } from "../Prose/Prose.tsx";
import { Section } from "../Section/Section.tsx";
import { Split } from "../Split/Split.tsx";
import { Steps, StepSheet } from "../Steps/Steps.tsx";
import { Testimonial } from "../Testimonial/Testimonial.tsx";
import { TextBlock } from "../TextBlock/TextBlock.tsx";
import { Video } from "../Video/Video.tsx";
import { CalculatorSection } from "../CalculatorSection/CalculatorSection.tsx";
import { AccordionSection, type SectionProps, TabsSection } from "./panels.tsx";
import { type Ground, groundsOf, isOnPaper, isSplit, sidesOf, tonesOf } from "./splits.ts";

type SectionsProps = {
  sections: SectionContent[];
  /** True if the page's head shows the first section. */
  afterHead?: boolean;
  /** The button that ends the second section below the head. */
  action?: { label: string; href: string } | undefined;
};

export function Sections({ sections, afterHead = false, action: button }: SectionsProps) {
  const second = afterHead ? 2 : 1;
  const ids = sectionAnchors(sections);
  const parts = partIds(sections);
  const sides = sidesOf(sections);
  const tones = tonesOf(sections);
  // The head's section is above the first ground.
  const grounds = groundsOf(afterHead ? sections.slice(1) : sections);
  return sections.map((section, index) =>
    afterHead && index === 0 ? null : (
      <OneSection
        key={index}
        section={section}
        anchor={ids[index] ?? ""}
        id={`island-${index}`}
        parts={parts[index] ?? []}
        side={sides[index] ?? "right"}
        ground={grounds[afterHead ? index - 1 : index] ?? "white"}
        tone={tones[index] ?? "ground"}
        after={button && index === second && <Action {...button} />}
      />
    ),
  );
}

type BodyProps = SectionProps<SectionContent> & { tone: "ground" | "navy" };

type OneSectionProps = BodyProps & {
  anchor: string;
  side: "left" | "right";
  ground: Ground;
  after: ReactNode;
};

/** A button at the end of a section. */
export const Action = ({ label, href }: { label: string; href: string }) => (
  <p className={action}>
    <ButtonLink href={href}>{label}</ButtonLink>
  </p>
);

function OneSection({ section, anchor, side, ground, after, ...ids }: OneSectionProps) {
  // Testimonials must not be invented, so the section is hidden until content has one.
  if (section.type === "testimonial" && section.text === "") return null;
  const facts = isText(section) ? section.facts : undefined;
  const shared = { id: anchor, heading: section.heading, intro: introOf(section) };
  if (isSplit(section))
    return (
      <Split
        {...shared}
        intro={isText(section) ? undefined : shared.intro}
        figure={figureOf(section)}
        picture={section.picture}
        side={side}
        ground={ground}
      >
        {isText(section) && <Paragraphs texts={section.paragraphs} />}
        <Body section={section} {...ids} />
        {after}
      </Split>
    );
  if (isText(section) && section.number)
    return (
      <NumberPanel {...section} id={anchor} figure={section.number}>
        {after}
      </NumberPanel>
    );
  if (isOnPaper(section)) return <StepSheet {...section} id={anchor} after={after} />;
  const isPlainText = isText(section) && !facts;
  return (
    <Section
      {...shared}
      intro={isPlainText ? undefined : shared.intro}
      ground={ground === "band" ? ground : "white"}
    >
      {isPlainText ? <TextBlock {...section} /> : <Body section={section} {...ids} />}
      {after}
    </Section>
  );
}

const figureOf = (section: SectionContent) =>
  isText(section) && section.number && <LargeFigure {...section} figure={section.number} size="beside" />;

const isText = (section: SectionContent) => section.type === "text";

const introOf = (section: SectionContent) =>
  isText(section) ? section.paragraphs : "intro" in section ? section.intro : undefined;

function Body({ section, tone, ...ids }: BodyProps) {
  switch (section.type) {
    case "text":
      return section.facts && <Facts {...section.facts} />;
    case "cards":
      return <CardGrid cards={section.cards} rows={section.picture !== undefined} tone={tone} />;
    case "anatomy":
      return <Anatomy picture={section.picture} parts={section.parts} ids={ids.parts} />;
    case "steps":
      return <Steps {...section} stacked={section.picture !== undefined} />;
    case "table":
      return <DataTable caption={section.heading} {...section} />;
    case "lineup":
      return <LineUp {...section} />;
    case "heat":
      return <HeatPicture {...section} />;
    case "report":
      return <VisitReport report={section} />;
    case "scale":
      return <Scale {...section} />;
    case "calculator":
      return <CalculatorSection calculator={section} {...ids} />;
    case "tabs":
      return <TabsSection section={section} {...ids} />;
    case "accordion":
      return <AccordionSection section={section} {...ids} />;
    case "cities":
      return <CityChart />;
    case "testimonial":
      return <Testimonial {...section} />;
    case "video":
      return <Video video={section} />;
    default:
      return section satisfies never;
  }
}
