/**
 * Event of the form after its message has been handed to another program or to the form service; the saved
 * draft is then deleted.
 */
export const handedOverEvent = "enquirysent";
