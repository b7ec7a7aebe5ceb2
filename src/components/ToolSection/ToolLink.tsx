import { toolSectionId } from "../../content/ids.ts";
import type { Section } from "../../content/sections.ts";
import { ButtonLink } from "../ButtonLink/ButtonLink.tsx";

/** Leads from a page's head to the tool further down, if the page has one. */
export function ToolLink({ sections }: { sections: Section[] }) {
  const tool = sections.find((section) => section.type === "tool");
  return (
    tool && (
      <ButtonLink href={`#${toolSectionId(tool.tool)}`} look="outline">
        {tool.heading}
      </ButtonLink>
    )
  );
}
