import { telHref } from "../../content/contacts.ts";
import type { CallToAction } from "../../content/primitives.ts";
import { buttonRow, grid } from "../../styles/layout.css.ts";
import { lead } from "../../styles/text.css.ts";
import { ButtonLink } from "../ButtonLink/ButtonLink.tsx";
import { Prose } from "../Prose/Prose.tsx";
import { Section } from "../Section/Section.tsx";
import { useSite } from "../Site/Site.tsx";

/** Closes a page: what to do next, with the contact page and the phone. */
export function ContactBlock({ heading, text, button }: CallToAction) {
  const { site } = useSite();
  const { phone } = site.site;
  return (
    <Section heading={heading} look="deep" beside>
      <div className={grid}>
        <p className={lead}>
          <Prose text={text} />
        </p>
        <div className={buttonRow}>
          <ButtonLink href="/contact" large>
            {button}
          </ButtonLink>
          <ButtonLink href={telHref(phone)} look="outline" large>
            {site.interface.call} {phone}
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}
