/**
 * Strings that the build replaces after rendering: the policy and the styles depend on the rendered HTML, and
 * React can't render the comments at both ends of the body. Content can't contain this first character.
 */
export const placeholders = {
  policy: "\ufdd1policy",
  styles: "\ufdd1styles",
  bodyStart: "\ufdd1bodyStart",
  bodyEnd: "\ufdd1bodyEnd",
};
