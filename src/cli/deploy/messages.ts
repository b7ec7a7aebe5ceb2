import { DeployError } from "./deployError.ts";
import type { Target } from "./target.ts";

/** Messages by the code and text of a connection error; the first match applies. */
const connecting: [pattern: RegExp, message: (target: Target) => string][] = [
  [
    /ENOTFOUND|EAI_AGAIN/,
    ({ host }) =>
      `The host ${host} can't be found, or there is no internet connection: check the name in DEPLOY_URL.`,
  ],
  [
    /ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|timed? ?out/i,
    ({ host, port, protocol }) =>
      `${host} does not accept ${protocol} on port ${port}: compare DEPLOY_URL with the host's instructions, and check your network; some block uploads.`,
  ],
  [
    /must use encryption|AUTH first|cleartext|policy requires|explicit FTP over TLS|\b(SSL|TLS)\b.*\brequired/i,
    ({ host }) => `${host} requires encryption: use ftps:// instead of ftp:// in DEPLOY_URL.`,
  ],
  [
    /^(530|430)\b|authentication methods failed|Cannot parse privateKey/,
    () =>
      "The host rejects the login: check name and password (DEPLOY_USER, DEPLOY_PASSWORD or DEPLOY_KEY_FILE).",
  ],
  [
    /cert|altname|self.signed|issuer/i,
    ({ host }) =>
      `The certificate of ${host} is for another name or not trusted: use the name that the host gives for uploads in DEPLOY_URL (on shared hosts often the server's own).`,
  ],
];

/**
 * Messages for errors while storing a file. For a full disk vsftpd answers "451 Failure", SFTP only "4
 * Failure".
 */
const storing: [pattern: RegExp, message: (path: string) => string][] = [
  [
    /^(552|452|451)\b|^4 Failure|ENOSPC|quota|no space/i,
    (path) => `The host could not store ${path}: most likely its disk or your quota is full.`,
  ],
  [
    /^(550|553|3)\b|permission|denied/i,
    (path) => `This login may not write ${path}: check the permissions of the folder in DEPLOY_URL.`,
  ],
  [
    /ECONNRESET|EPIPE|ECONNREFUSED|ETIMEDOUT|timed? ?out|clos|FIN|No response|not connected|^421\b|^426\b/i,
    (path) => `The connection was lost at ${path}.`,
  ],
];

/** Combines an explanation with the host's own message. */
export function connectError(error: unknown, target: Target): DeployError {
  const text = textOf(error);
  const message =
    connecting.find(([pattern]) => pattern.test(text))?.[1](target) ?? `${target.host} could not be used.`;
  return new DeployError(`${message} (${text})`);
}

export const retryHint = "Run it again to continue from there.";

export function storeError(error: unknown, path: string, done: string): DeployError {
  const text = textOf(error);
  const message =
    storing.find(([pattern]) => pattern.test(text))?.[1](path) ?? `The host does not accept ${path}.`;
  return new DeployError(`${message} (${text})\n${done} ${retryHint}`);
}

export const noEncryption = ({ host }: Target): DeployError =>
  new DeployError(
    `${host} does not support ftps: ask the host, or use sftp:// (or ftp://, which sends the password unencrypted).`,
  );

export const noFolder = ({ host, folder }: Target): DeployError =>
  new DeployError(
    `${host} has no folder ${folder}: set the website's folder in DEPLOY_URL, or create it. /~/NAME is relative to the login directory.`,
  );

function textOf(error: unknown): string {
  const { code, message } = error as { code?: string | number; message?: string };
  const text = `${message ?? String(error)}`.trim().replace(/\s+/g, " ");
  return code === undefined || text.startsWith(String(code)) ? text : `${code} ${text}`;
}
