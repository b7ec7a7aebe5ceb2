import { DeployError } from "./deployError.ts";
import type { Target } from "./target.ts";

type Rule = [pattern: RegExp, message: (target: Target) => string];

/** By the code and the text of an error while connecting; the first that matches applies. */
const connecting: Rule[] = [
  [
    /ENOTFOUND|EAI_AGAIN/,
    ({ host }) => `There is no host ${host}, or no internet: check the name in DEPLOY_URL.`,
  ],
  [
    /ECONNREFUSED/,
    ({ host, port, protocol }) =>
      `${host} takes no ${protocol} on port ${port}: check the host's page on uploading for the address and the port, and write it into DEPLOY_URL.`,
  ],
  [
    /EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|timed? ?out/i,
    ({ host, port }) =>
      `${host} does not answer on port ${port}: check DEPLOY_URL and your network; some block uploads.`,
  ],
  [
    /must use encryption|AUTH first|cleartext|policy requires|explicit FTP over TLS|\b(SSL|TLS)\b.*\brequired/i,
    ({ host }) =>
      `${host} takes no login without encryption: write ftps:// in place of ftp:// into DEPLOY_URL.`,
  ],
  [
    /^(530|430)\b|authentication methods failed|Cannot parse privateKey/,
    () => "The host refuses the login: check DEPLOY_USER and DEPLOY_PASSWORD (or DEPLOY_KEY_FILE).",
  ],
  [/^421\b/, () => "The host has too many visitors or logins now: wait a few minutes and run it again."],
  [
    /cert|altname|self.signed|issuer/i,
    ({ host }) =>
      `The certificate of ${host} is not for that name, or nobody vouches for it: write the name that the host gives for uploads (on shared hosts often the server's own) into DEPLOY_URL.`,
  ],
  [/SSL routines|wrong version/i, (target) => noEncryption(target).message],
  [/ENOENT|EACCES/, () => "The file that DEPLOY_KEY_FILE names cannot be read."],
];

/** The same for an error at a file; of a full disk vsftpd says "451 Failure", and SFTP has no more than "4 Failure". */
const storing: [pattern: RegExp, message: (path: string) => string][] = [
  [
    /^(552|452)\b|ENOSPC|quota|no space/i,
    (path) => `The host has no room left for ${path}: free some, or ask the host for more.`,
  ],
  [
    /^(550|553|3)\b|permission|denied/i,
    (path) =>
      `The host does not let this login write ${path}: check the rights of the folder that DEPLOY_URL names.`,
  ],
  [
    /^451\b|^4 Failure/,
    (path) =>
      `The host could not store ${path}: most likely its disk or your quota is full. Free some room, or ask the host.`,
  ],
  [
    /ECONNRESET|EPIPE|ECONNREFUSED|ETIMEDOUT|timed? ?out|clos|FIN|No response|not connected|^421\b|^426\b/i,
    (path) => `The connection was cut at ${path}.`,
  ],
];

/** An error while connecting, in plain words and the host's own. */
export function connectError(error: unknown, target: Target): DeployError {
  const text = textOf(error);
  const message =
    connecting.find(([pattern]) => pattern.test(text))?.[1](target) ?? `${target.host} could not be used.`;
  return new DeployError(`${message} (${withoutSecrets(text, target)})`);
}

export const retryHint = "Run it again: it goes on from there.";

/** An error at a file, and that the next run goes on from there. */
export function storeError(error: unknown, path: string, done: string): DeployError {
  const text = textOf(error);
  const message =
    storing.find(([pattern]) => pattern.test(text))?.[1](path) ?? `The host does not take ${path}.`;
  return new DeployError(`${message} (${text})\n${done} ${retryHint}`);
}

export const noEncryption = ({ host }: Target): DeployError =>
  new DeployError(
    `${host} does not speak ftps: ask the host, or use sftp:// (or ftp://, which sends the password readable).`,
  );

export const otherQuestion = ({ host }: Target, question: string): DeployError =>
  new DeployError(
    `${host} asks for "${question
      .replace(/\P{L}+/gu, " ")
      .trim()
      .slice(
        0,
        80,
      )}", which only a person can answer: ask the host for a login by password or by key alone (DEPLOY_KEY_FILE).`,
  );

export const noFolder = ({ host, folder }: Target): DeployError =>
  new DeployError(
    `${host} has no folder ${folder}: write the one that the host shows as the website into DEPLOY_URL, or make it there. /~/NAME is looked for where the login lands.`,
  );

/** The code of an error, where it has one, and its message, in one line. */
function textOf(error: unknown): string {
  const { code, message } = error as { code?: string | number; message?: string };
  const text = `${message ?? String(error)}`.trim().replace(/\s+/g, " ");
  return code === undefined || text.startsWith(String(code)) ? text : `${code} ${text}`;
}

/** A host may repeat what it was sent. */
const withoutSecrets = (message: string, { user, password }: Target): string =>
  [password, user]
    .filter((secret) => secret.length > 2)
    .reduce((text, secret) => text.replaceAll(secret, "…"), message);
