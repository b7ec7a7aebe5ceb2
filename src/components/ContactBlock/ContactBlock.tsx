import { telHref } from "../../content/contacts.ts";
import type { CallToAction } from "../../content/primitives.ts";
import { ButtonLink } from "../ButtonLink/ButtonLink.tsx";
import { Paragraphs } from "../Prose/Prose.tsx";
import { Section } from "../Section/Section.tsx";
import { useSite } from "../Site/Site.tsx";
import * as styles from "./ContactBlock.css.ts";

/** Closes a page: what to do next, with the contact page and the phone. */
export function ContactBlock({ heading, text, button }: CallToAction) {
  const { site } = useSite();
  const { phone } = site.site;
  return (
    <Section heading={heading} look="deep">
      <div className={styles.text}>
        <Paragraphs texts={[text]} />
      </div>
      <div className={styles.actions}>
        <ButtonLink href="/contact" look="light" large>
          {button}
        </ButtonLink>
        <ButtonLink href={telHref(phone)} look="ghost" large>
          {site.interface.call} {phone}
        </ButtonLink>
      </div>
    </Section>
  );
}
