/**
 * Dispatched by the form after the form service or another program has received the message. The saved draft
 * is then deleted.
 */
export const handedOverEvent = "enquirysent";
