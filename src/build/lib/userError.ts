/** An expected failure. Commands print its message without a stack trace. */
export class UserError extends Error {}
