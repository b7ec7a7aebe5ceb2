import { UserError } from "../../build/lib/problems.ts";
import type { Target } from "./transport.ts";

export class DeployError extends UserError {
  /** The fingerprint of the host's key. Only set if DEPLOY_HOST_KEY is missing. */
  unknownKey?: string;
}

type Rule = [pattern: RegExp, message: (target: Target) => string];

/** Messages for connection errors. The first pattern that matches the error's code and text wins. */
const connecting: Rule[] = [
  [
    /ENOTFOUND|EAI_AGAIN/,
    ({ host }) =>
      `The host ${host} can't be found, or there is no internet connection: check the name in DEPLOY_URL.`,
  ],
  [
    /ECONNREFUSED/,
    ({ host, port, protocol }) =>
      `${host} does not accept ${protocol} on port ${port}: look up the host name and port in the host's instructions, and set DEPLOY_URL.`,
  ],
  [
    /EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|timed? ?out/i,
    ({ host, port }) =>
      `${host} does not respond on port ${port}: check DEPLOY_URL and your network; some networks block uploads.`,
  ],
  [
    /must use encryption|AUTH first|cleartext|policy requires|explicit FTP over TLS|\b(SSL|TLS)\b.*\brequired/i,
    ({ host }) => `${host} requires encryption: use ftps:// instead of ftp:// in DEPLOY_URL.`,
  ],
  [
    /^(530|430)\b|authentication methods failed|Cannot parse privateKey/,
    () =>
      "The host rejects the login: check the name and password (DEPLOY_USER, DEPLOY_PASSWORD or DEPLOY_KEY_FILE).",
  ],
  [/^421\b/, () => "The host has too many connections: wait a few minutes and run it again."],
  [
    /cert|altname|self.signed|issuer/i,
    ({ host }) =>
      `The certificate of ${host} is for another name or not trusted: use the name that the host gives for uploads in DEPLOY_URL (on shared hosts often the server's own).`,
  ],
  [/SSL routines|wrong version/i, (target) => noEncryption(target).message],
  [/ENOENT|EACCES/, () => "The file in DEPLOY_KEY_FILE can't be read."],
];

/** Messages for write errors. On a full disk, vsftpd replies "451 Failure", and OpenSSH "4 Failure". */
const storing: [pattern: RegExp, message: (path: string) => string][] = [
  [
    /^(552|452)\b|ENOSPC|quota|no space/i,
    (path) => `The host has no space left for ${path}: free some space, or ask the host for more.`,
  ],
  [
    /^(550|553|3)\b|permission|denied/i,
    (path) =>
      `This login has no permission to write ${path}: check the permissions of the folder in DEPLOY_URL.`,
  ],
  [
    /^451\b|^4 Failure/,
    (path) =>
      `The host could not store ${path}: most likely its disk or your quota is full. Free some space, or ask the host.`,
  ],
  [
    /ECONNRESET|EPIPE|ECONNREFUSED|ETIMEDOUT|timed? ?out|clos|FIN|No response|not connected|^421\b|^426\b/i,
    (path) => `The connection was lost at ${path}.`,
  ],
];

export function connectError(error: unknown, target: Target): DeployError {
  const text = textOf(error);
  const message =
    connecting.find(([pattern]) => pattern.test(text))?.[1](target) ??
    `The connection to ${target.host} failed.`;
  return new DeployError(`${message} (${withoutSecrets(text, target)})`);
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

export function otherQuestion({ host }: Target, question: string): DeployError {
  const letters = question.replace(/\P{L}+/gu, " ").trim();
  return new DeployError(
    `${host} asks for "${letters.slice(0, 80)}", which can't be answered automatically: ask the host for a login by password or key only (DEPLOY_KEY_FILE).`,
  );
}

export const noFolder = ({ host, folder }: Target): DeployError =>
  new DeployError(
    `${host} has no folder ${folder}: set the website's folder in DEPLOY_URL, or create it. /~/NAME is relative to the login directory.`,
  );

function textOf(error: unknown): string {
  const { code, message } = error as { code?: string | number; message?: string };
  const text = `${message ?? String(error)}`.trim().replace(/\s+/g, " ");
  return code === undefined || text.startsWith(String(code)) ? text : `${code} ${text}`;
}

/** Removes the credentials, because hosts may repeat them in error messages. */
const withoutSecrets = (message: string, { user, password }: Target): string =>
  [password, user]
    .filter((secret) => secret.length > 2)
    .reduce((text, secret) => text.replaceAll(secret, "…"), message);
