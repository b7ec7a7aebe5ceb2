import type { ContactPage } from "../../content/contactPage.ts";

export type ContactFormProps = {
  strings: Omit<ContactPage["form"], "messageHint">;
  email: string;
  whatsapp?: string | undefined;
  /** The sentence on who answers messages, and when. */
  response?: string | undefined;
};
