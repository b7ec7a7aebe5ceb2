/**
 * Event of the form after another program or the form service has received its message. The saved draft is
 * then deleted.
 */
export const handedOverEvent = "enquirysent";
