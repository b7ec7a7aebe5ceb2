/** Event of the form after handing the message to another program; the saved draft is then deleted. */
export const handedOverEvent = "enquirysent";
