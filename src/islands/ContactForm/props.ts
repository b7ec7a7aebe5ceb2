import type { ContactPage } from "../../content/contactPage.ts";

export type ContactFormProps = {
  words: Omit<ContactPage["form"], "heading" | "intro">;
  /** The company's address, which receives the message. */
  email: string;
  /** The company's WhatsApp number, if it has one. */
  whatsapp?: string | undefined;
};
