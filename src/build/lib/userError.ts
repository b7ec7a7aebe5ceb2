/** Something that stops a command, in words for who gave it: printed alone, without a stack trace. */
export class UserError extends Error {}
