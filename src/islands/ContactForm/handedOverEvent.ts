/**
 * Dispatched by the form after it has handed the message over to the form service, the mail program or
 * WhatsApp. The saved draft is then deleted.
 */
export const handedOverEvent = "enquirysent";
