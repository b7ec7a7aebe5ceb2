import type { ContactPage } from "../../content/contactPage.ts";

export type ContactFormProps = {
  strings: Omit<ContactPage["form"], "messageHint">;
  email: string;
  whatsapp?: string | undefined;
  /** The person who answers, and the time until then. */
  response?: string | undefined;
};
