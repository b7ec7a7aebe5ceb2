import type { ContactPage } from "../../content/contactPage.ts";

export type ContactFormProps = {
  strings: Omit<ContactPage["form"], "heading" | "intro">;
  email: string;
  whatsapp?: string | undefined;
};
