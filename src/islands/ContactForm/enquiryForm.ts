import type { ContactPage } from "../../content/contactPage.ts";
import { fill } from "../../content/fill.ts";
import type { Enquiry } from "../../content/message.ts";

type Strings = Pick<ContactPage["form"], "errors" | "fields">;

/** `field` is the name of the control, which for a further question is its label. */
export type FieldProblem = { field: string; text: string };

/** The form has no file inputs, so all values are strings. */
export const readEnquiry = (form: HTMLFormElement) => Object.fromEntries(new FormData(form)) as Enquiry;

/**
 * Validates the fields in order. The browser's own check of e-mail addresses accepts domains without a dot, so
 * a dot is required here. A phone number needs at least seven digits, because shorter ones only work locally.
 */
export function findProblems(form: HTMLFormElement, { errors, fields }: Strings): FieldProblem[] {
  const enquiry = readEnquiry(form);
  const { name, email, phone, message } = enquiry;
  const problems: FieldProblem[] = [];
  if (name.trim() === "") problems.push({ field: "name", text: errors.name });
  if (email.trim() === "" && phone.trim() === "") problems.push({ field: "email", text: errors.reach });
  const isUndotted = email.trim() !== "" && !/@.+\../.test(email);
  if (isUndotted || form.querySelector("[name=email]:invalid"))
    problems.push({ field: "email", text: errors.email });
  const digits = phone.match(/\p{Nd}/gu)?.length ?? 0;
  if (phone.trim() !== "" && digits < 7) problems.push({ field: "phone", text: errors.phone });
  for (const { label, required } of fields)
    if (required && !enquiry[label]?.trim())
      problems.push({ field: label, text: fill(errors.field, { field: label }) });
  if (message.trim() === "") problems.push({ field: "message", text: errors.message });
  return problems;
}
