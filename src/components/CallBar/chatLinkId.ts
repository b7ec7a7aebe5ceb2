/** Id of the bar's WhatsApp link; a calculator adds its answer to the message. */
export const chatLinkId = "call-bar-chat";
