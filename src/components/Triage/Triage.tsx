import { telHref } from "../../content/contacts.ts";
import { composeWhatsapp } from "../../content/message.ts";
import type { Triage } from "../../content/triage.ts";
import { variant } from "../ButtonLink/ButtonLink.css.ts";
import { ExternalLink } from "../ExternalLink/ExternalLink.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { Paragraph, Prose } from "../Prose/Prose.tsx";
import { useSite } from "../Site/Site.tsx";
import * as attribute from "../../styles/attributes.ts";
import * as styles from "./Triage.css.ts";

/**
 * The form's first question in plain HTML: CSS shows the part for the chosen answer. `Triage.client.ts`
 * writes a choice's lines into the message.
 */
export function TriageChoices({ content }: { content: Triage }) {
  const { urgent, items } = content;
  return (
    <>
      <fieldset>
        <legend className={styles.legend}>{content.heading}</legend>
        <div className={styles.options}>
          {[urgent, ...items].map((choice) => (
            <label
              key={choice.id}
              id={choice.id}
              className={choice === urgent ? styles.urgent : styles.option}
            >
              <input className={styles.radio} type="radio" name="about" value={choice.title} />
              {choice.title}
            </label>
          ))}
        </div>
      </fieldset>
      <Breakdown content={content} />
    </>
  );
}

/** Replaces the fields if something has broken down. */
function Breakdown({ content: { urgent, call } }: { content: Triage }) {
  const { site } = useSite();
  const { phone, whatsapp } = site.facts;
  return (
    <div className={styles.breakdown}>
      <a className={styles.call} href={telHref(phone)}>
        <Icon name="phone" size={24} />
        {call.replace("{phone}", phone)}
      </a>
      {whatsapp && (
        <ExternalLink
          className={variant.outline}
          href={composeWhatsapp(whatsapp, `${urgent.title}\n${urgent.message}`)}
        >
          <Icon name="whatsapp" size={20} />
          {site.contact.form.whatsapp}
        </ExternalLink>
      )}
      <Paragraph text={urgent.advice} />
      <h2>{urgent.questionsHeading}</h2>
      <ul className={styles.list}>
        {urgent.questions.map((question) => (
          <Prose key={question} as="li" text={question} />
        ))}
      </ul>
      <Lines of={urgent.id} text={urgent.message} />
    </div>
  );
}

/** A choice's lines, which the script writes into the message. Visible only without script. */
const Lines = ({ of, text }: { of: string; text: string }) => (
  <pre className={styles.lines} {...{ [attribute.lines]: of }}>
    {text}
  </pre>
);

/** Advice on each choice. */
export function TriageAdvice({ content: { items }, hint }: { content: Triage; hint: string }) {
  return (
    <>
      <p className={styles.hint}>{hint}</p>
      {items.map(({ id, advice, message }) => (
        <div key={id} className={styles.advice}>
          <Paragraph text={advice} />
          <Lines of={id} text={message} />
        </div>
      ))}
    </>
  );
}
