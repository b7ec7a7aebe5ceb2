import type { Finding } from "./advice.ts";

/** On the code and the words of an error; the first that fits speaks. */
const reasons: [fits: RegExp, says: string][] = [
  [/ENOTFOUND|EAI_AGAIN/, "there is no such name"],
  [/ECONNREFUSED/, "it refuses the connection"],
  [/EHOSTUNREACH|ENETUNREACH/, "there is no way to it from here"],
  [/ETIMEDOUT|no answer/, "it does not answer in time"],
  [/ECONNRESET|EPIPE|hang up/, "it cuts the connection"],
  [/EPROTO|SSL routines/, "it does not speak https there"],
];

/** Why a host gave no answer, in plain words; of two addresses of one name, Node tells the code alone. */
export function reasonOf(error: Error): string {
  const words = `${(error as NodeJS.ErrnoException).code ?? ""} ${error.message}`.trim();
  return reasons.find(([fits]) => fits.test(words))?.[1] ?? words;
}

/** Whether a host was reached, but has a certificate that does not hold. */
export const isCertificate = (words: string): boolean => /certificate|CERT|altname/i.test(words);

/** All that is said of a host that can't be reached. */
export const unreached = (origin: string, error: Error): Finding => ({
  weight: "wrong",
  says: `Can't reach ${new URL(origin).host}: ${reasonOf(error)}.`,
  mend: "Check the address; cPanel > Zone Editor shows where the name points.",
  examples: [],
});
