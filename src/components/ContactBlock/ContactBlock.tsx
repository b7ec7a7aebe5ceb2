import type { CallToAction } from "../../content/primitives.ts";
import { grid } from "../../styles/layout.css.ts";
import { lead } from "../../styles/text.css.ts";
import { ContactButtons } from "../ContactButtons/ContactButtons.tsx";
import { Prose } from "../Prose/Prose.tsx";
import { Section } from "../Section/Section.tsx";

/** Closes a page: what to do next, and how. */
export function ContactBlock({ heading, text, button }: CallToAction) {
  return (
    <Section heading={heading} look="deep" beside>
      <div className={grid}>
        <p className={lead}>
          <Prose text={text} />
        </p>
        <ContactButtons quote={button} />
      </div>
    </Section>
  );
}
