/** The bar's link to WhatsApp, whose message a tool on the page completes with its answer. */
export const chatLinkId = "call-bar-chat";
