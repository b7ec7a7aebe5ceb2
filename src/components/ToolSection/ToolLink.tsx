import { toolSectionId } from "../../content/ids.ts";
import type { Section } from "../../content/sections.ts";
import { Icon } from "../Icon/Icon.tsx";
import { toolLink } from "./ToolLink.css.ts";

/** Link from a page's head to its calculator, if it has one. */
export function ToolLink({ sections }: { sections: Section[] }) {
  const tool = sections.find((section) => section.type === "tool");
  return (
    tool && (
      <a href={`#${toolSectionId(tool.tool)}`} className={toolLink}>
        {tool.heading}
        <Icon name="arrow-right" size={20} />
      </a>
    )
  );
}
