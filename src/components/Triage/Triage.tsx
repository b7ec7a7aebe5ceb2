import { telHref } from "../../content/contacts.ts";
import { composeMailto, composeWhatsapp } from "../../content/message.ts";
import type { Choice, Triage as Content } from "../../content/triage.ts";
import { badge } from "../../styles/layout.css.ts";
import { variant } from "../ButtonLink/ButtonLink.css.ts";
import { Icon } from "../Icon/Icon.tsx";
import { Paragraph, Prose } from "../Prose/Prose.tsx";
import { useSite } from "../Site/Site.tsx";
import * as styles from "./Triage.css.ts";

/**
 * Four choices in plain HTML. Only one can be open. `Triage.client.ts` copies a choice's message template
 * into the form.
 */
export function Triage({ content }: { content: Content }) {
  return (
    <div className={styles.choices}>
      {content.items.map((choice) => (
        <details key={choice.id} name="triage" className={styles.choice}>
          <summary className={styles.summary}>
            <span className={`${badge} ${styles.side}`}>
              <Icon name={choice.icon} />
            </span>
            <h3 className={styles.name}>{choice.title}</h3>
            <span className={styles.text}>{choice.text}</span>
            <Icon name="chevron-down" className={styles.chevron} />
          </summary>
          <Panel choice={choice} content={content} />
        </details>
      ))}
    </div>
  );
}

function Panel({ choice, content }: { choice: Choice; content: Content }) {
  return (
    <div className={styles.panel} id={choice.id}>
      <Paragraph className={styles.advice} text={choice.advice} />
      <Channels choice={choice} labels={content.labels} />
      <div>
        <h4>{content.questions}</h4>
        <ul className={styles.questions}>
          {choice.questions.map((question) => (
            <Prose key={question} as="li" text={question} />
          ))}
        </ul>
      </div>
      <div className={styles.ready}>
        <h4>{content.message}</h4>
        <pre className={styles.message} data-ready="">
          {choice.message}
        </pre>
      </div>
    </div>
  );
}

const icons = { phone: "phone", whatsapp: "whatsapp", email: "mail", form: "file-text" } as const;

type ChannelsProps = { choice: Choice; labels: Content["labels"] };

function Channels({ choice: { channels, title, message }, labels }: ChannelsProps) {
  const { phone, email, whatsapp } = useSite().site.facts;
  const hrefs = {
    phone: telHref(phone),
    whatsapp: whatsapp && composeWhatsapp(whatsapp, message),
    email: composeMailto(email, title, message),
    form: "#contact-form",
  };
  const present = channels.filter((channel) => hrefs[channel]);
  return (
    <div className={styles.channels}>
      {present.map((channel, index) => (
        <a
          key={channel}
          href={hrefs[channel]}
          className={variant[index === 0 ? "primary" : "outline"]}
          data-fill={channel === "form" ? "" : undefined}
          {...(channel === "whatsapp" && { target: "_blank", rel: "noreferrer" })}
        >
          <Icon name={icons[channel]} size={20} />
          {labels[channel].replace("{phone}", phone)}
        </a>
      ))}
    </div>
  );
}
