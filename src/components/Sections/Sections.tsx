import { partIds, sectionAnchors } from "../../content/ids.ts";
import type { Section as SectionContent, SectionOf } from "../../content/sections.ts";
import { Anatomy } from "../Anatomy/Anatomy.tsx";
import { CardGrid } from "../CardGrid/CardGrid.tsx";
import { DataTable } from "../DataTable/DataTable.tsx";
import { Facts } from "../Facts/Facts.tsx";
import { Section } from "../Section/Section.tsx";
import { Split, SplitText } from "../Split/Split.tsx";
import { Steps } from "../Steps/Steps.tsx";
import { Testimonial } from "../Testimonial/Testimonial.tsx";
import { TextBlock } from "../TextBlock/TextBlock.tsx";
import { Video } from "../Video/Video.tsx";
import { CalculatorSection } from "../CalculatorSection/CalculatorSection.tsx";
import { AccordionSection, type SectionProps, TabsSection } from "./panels.tsx";
import { isSplit, sidesOf } from "./splits.ts";

/** Renders the sections of a page in order; pictures alternate between the sides. */
export function Sections({ sections }: { sections: SectionContent[] }) {
  const ids = sectionAnchors(sections);
  const parts = partIds(sections);
  const sides = sidesOf(sections);
  return sections.map((section, index) => (
    <OneSection
      key={index}
      section={section}
      anchor={ids[index] ?? ""}
      id={`island-${index}`}
      parts={parts[index] ?? []}
      side={sides[index] ?? "right"}
    />
  ));
}

type OneSectionProps = SectionProps<SectionContent> & {
  anchor: string;
  side: "left" | "right";
};

function OneSection({ section, anchor, side, ...ids }: OneSectionProps) {
  if (section.type === "testimonial") return <Testimonial {...section} />;
  if (isChecklist(section)) return <Checklist section={section} id={anchor} />;
  const intro = "intro" in section ? section.intro : undefined;
  if (isSplit(section))
    return (
      <Split
        id={anchor}
        heading={section.heading}
        intro={intro}
        picture={section.picture}
        side={side}
        words={section.type === "table" ? "table" : isList(section) ? "list" : "sentences"}
      >
        <Beside section={section} {...ids} />
      </Split>
    );
  return (
    <Section id={anchor} heading={section.heading} intro={intro} beside={standsBeside(section)}>
      <Body section={section} {...ids} />
    </Section>
  );
}

const isList = (section: SectionContent) => section.type !== "text" || section.facts !== undefined;

/** A sentence or two with a list of facts; the sentences alone would leave their half empty. */
const isChecklist = (section: SectionContent): section is SectionOf<"text"> =>
  section.type === "text" &&
  !section.picture &&
  section.facts !== undefined &&
  section.paragraphs.join(" ").length < 200;

function Checklist({ section, id }: { section: SectionOf<"text">; id: string }) {
  const { heading, paragraphs, facts } = section;
  return (
    <Section id={id} heading={heading} intro={paragraphs.join(" ")} beside>
      {facts && <Facts {...facts} />}
    </Section>
  );
}

/** Text of reading width, which leaves room for a heading on the left. */
const standsBeside = (section: SectionContent) =>
  section.type === "accordion" || (section.type === "text" && !section.facts);

/** Content next to a picture: steps are stacked, and facts follow the text. */
function Beside({ section, ...ids }: SectionProps<SectionOf<"text" | "steps" | "accordion" | "table">>) {
  if (section.type === "steps") return <Steps steps={section.steps} stacked />;
  if (section.type !== "text") return <Body section={section} {...ids} />;
  return (
    <>
      <SplitText paragraphs={section.paragraphs} alone={!section.facts} />
      {section.facts && <Facts {...section.facts} />}
    </>
  );
}

function Body({ section, ...ids }: SectionProps<Exclude<SectionContent, { type: "testimonial" }>>) {
  switch (section.type) {
    case "text":
      return <TextBlock paragraphs={section.paragraphs} facts={section.facts} />;
    case "cards":
      return <CardGrid cards={section.cards} variant="feature" />;
    case "anatomy":
      return <Anatomy {...section} ids={ids.parts} />;
    case "steps":
      return <Steps steps={section.steps} />;
    case "table":
      return <DataTable caption={section.heading} {...section} />;
    case "calculator":
      return <CalculatorSection calculator={section} {...ids} />;
    case "tabs":
      return <TabsSection section={section} {...ids} />;
    case "accordion":
      return <AccordionSection section={section} {...ids} />;
    case "video":
      return <Video video={section} />;
    default:
      return section satisfies never;
  }
}
