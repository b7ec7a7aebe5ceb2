import type { ContactPage } from "../../content/contactPage.ts";

export type ContactFormProps = {
  words: Omit<ContactPage["form"], "heading" | "intro">;
  email: string;
  whatsapp?: string | undefined;
};
