/** An expected failure of a command; only its message is printed, without a stack trace. */
export class UserError extends Error {}
