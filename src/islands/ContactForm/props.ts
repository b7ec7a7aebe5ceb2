import type { ContactPage } from "../../content/contactPage.ts";

export type ContactFormProps = {
  strings: Omit<ContactPage["form"], "messageHint">;
  email: string;
  whatsapp?: string | undefined;
  /** Who answers, and when. */
  response?: string | undefined;
};
