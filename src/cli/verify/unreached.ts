const reasons: [pattern: RegExp, reason: string][] = [
  [/ENOTFOUND|EAI_AGAIN/, "the name does not exist"],
  [/ECONNREFUSED/, "it refuses the connection"],
  [/EHOSTUNREACH|ENETUNREACH/, "there is no network route to it"],
  [/ETIMEDOUT|no answer/, "it does not respond in time"],
  [/ECONNRESET|EPIPE|hang up/, "it closes the connection"],
  [/EPROTO|SSL routines/, "it does not support https there"],
];

/** Uses the error's code too, because Node sets no message if the host name has two IP addresses. */
export function reasonOf(error: Error): string {
  const text = `${(error as NodeJS.ErrnoException).code ?? ""} ${error.message}`.trim();
  return reasons.find(([pattern]) => pattern.test(text))?.[1] ?? text;
}

export const isCertificate = (text: string): boolean => /certificate|CERT|altname/i.test(text);
