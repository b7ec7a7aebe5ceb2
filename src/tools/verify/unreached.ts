/** By the code and the text of an error; the first that matches applies. */
const reasons: [pattern: RegExp, reason: string][] = [
  [/ENOTFOUND|EAI_AGAIN/, "there is no such name"],
  [/ECONNREFUSED/, "it refuses the connection"],
  [/EHOSTUNREACH|ENETUNREACH/, "there is no route to it from here"],
  [/ETIMEDOUT|no answer/, "it does not answer in time"],
  [/ECONNRESET|EPIPE|hang up/, "it cuts the connection"],
  [/EPROTO|SSL routines/, "it does not speak https there"],
];

/** Why a host gave no answer; for a name with two addresses Node gives only the code. */
export function reasonOf(error: Error): string {
  const text = `${(error as NodeJS.ErrnoException).code ?? ""} ${error.message}`.trim();
  return reasons.find(([pattern]) => pattern.test(text))?.[1] ?? text;
}

/** Whether a host was reached, but has a certificate that is not valid. */
export const isCertificate = (text: string): boolean => /certificate|CERT|altname/i.test(text);
