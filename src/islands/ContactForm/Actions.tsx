import { useState } from "react";
import { variant } from "../../components/ButtonLink/ButtonLink.css.ts";
import { Icon } from "../../components/Icon/Icon.tsx";
import { ExternalLink } from "../../components/ExternalLink/ExternalLink.tsx";
import { mailtoHref, whatsappHref } from "../../content/contacts.ts";
import type { ContactFormProps } from "./props.ts";
import * as styles from "./ContactForm.css.ts";

type ActionsProps = Pick<ContactFormProps, "strings" | "email" | "whatsapp" | "response"> & {
  onWhatsapp: (number: string) => void;
  onCopy: () => Promise<boolean>;
};

/**
 * Without JavaScript, the mail button still works and WhatsApp is a plain link. The `mailto:` URL is in the
 * mail button's `formaction`, because Chromium would report it as mixed content in the form's `action`.
 */
export function Actions({ strings, email, whatsapp, response, onWhatsapp, onCopy }: ActionsProps) {
  return (
    <div className={styles.actions}>
      <div className={styles.buttons}>
        <button
          type="submit"
          className={variant.primary}
          formAction={strings.service ? undefined : mailtoHref(email)}
        >
          <Icon name="send" size={20} />
          {strings.send}
        </button>
        {whatsapp && (
          <>
            <button
              type="button"
              className={`${variant.outline} ${styles.scripted}`}
              onClick={() => onWhatsapp(whatsapp)}
            >
              <Icon name="whatsapp" size={20} />
              {strings.whatsapp}
            </button>
            <ExternalLink className={`${variant.outline} ${styles.unscripted}`} href={whatsappHref(whatsapp)}>
              <Icon name="whatsapp" size={20} />
              {strings.whatsapp}
            </ExternalLink>
          </>
        )}
      </div>
      <p className={styles.hint}>
        {[response, (strings.service ?? strings).privacy].filter(Boolean).join(" ")}
      </p>
      <CopyButton strings={strings} onCopy={onCopy} />
    </div>
  );
}

function CopyButton({ strings, onCopy }: Pick<ActionsProps, "strings" | "onCopy">) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    setCopied(await onCopy());
    setTimeout(setCopied, 3000, false);
  };
  return (
    <span className={`${styles.copy} ${styles.scripted}`}>
      <button type="button" className={styles.quiet} onClick={copy}>
        <Icon name="copy" size={20} />
        {strings.copy}
      </button>
      <span role="status" className={styles.copied}>
        {copied && (
          <>
            <Icon name="check" size={20} />
            <span>{strings.copied}</span>
          </>
        )}
      </span>
    </span>
  );
}
