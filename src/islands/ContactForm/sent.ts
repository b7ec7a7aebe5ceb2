/** Event of the form: its message has gone to a mail or WhatsApp program, so that no draft of it need be kept. */
export const sent = "enquirysent";
