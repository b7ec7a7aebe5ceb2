import { calculatorSectionId } from "../../content/ids.ts";
import type { Section } from "../../content/sections.ts";
import { Icon } from "../Icon/Icon.tsx";
import { calculatorLink } from "./CalculatorLink.css.ts";

/** Link from a page's head to its calculator, if it has one. */
export function CalculatorLink({ sections }: { sections: Section[] }) {
  const calculator = sections.find((section) => section.type === "calculator");
  return (
    calculator && (
      <a href={`#${calculatorSectionId(calculator.calculator)}`} className={calculatorLink}>
        {calculator.heading}
        <Icon name="arrow-right" size={20} />
      </a>
    )
  );
}
