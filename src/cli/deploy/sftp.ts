import { createHash } from "node:crypto";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { Client, type ConnectConfig, type SFTPWrapper, type Stats } from "ssh2";
import { DeployError, connectError, noFolder, otherQuestion } from "./errors.ts";
import type { Target, Transport } from "./transport.ts";

/**
 * Logs in to an SFTP host and checks the site's folder. To prevent interception, the host's key must match
 * DEPLOY_HOST_KEY before the password is sent.
 *
 * @throws DeployError if the host is unreachable, has a different key, rejects the login or lacks the folder
 */
export async function connectSftp(target: Target): Promise<Transport> {
  const client = new Client();
  try {
    const sftp = await open(client, target);
    const found = await promisify<Stats>((done) => sftp.stat(target.folder, done))().catch(() => undefined);
    if (!found?.isDirectory()) throw noFolder(target);
    return overSftp(client, sftp, target.folder);
  } catch (error) {
    client.end();
    throw error instanceof DeployError ? error : connectError(error, target);
  }
}

async function open(client: Client, target: Target): Promise<SFTPWrapper> {
  const { host, port, user, password, keyFile, hostKey } = target;
  let unknownKey: string | undefined;
  let question: string | undefined;
  const config: ConnectConfig = {
    host,
    port,
    username: user,
    ...(keyFile
      ? { privateKey: await readFile(keyFile), ...(password && { passphrase: password }) }
      : { password, tryKeyboard: true }),
    readyTimeout: 30_000,
    keepaliveInterval: 10_000,
    hostVerifier(key: Buffer) {
      const shown = fingerprint(key);
      if (shown !== hostKey) unknownKey = shown;
      return shown === hostKey;
    },
  };
  return new Promise((resolve, reject) => {
    // This listener stays attached after login. Otherwise, an error would end the process during an upload.
    client.on("error", (error) => {
      if (unknownKey) reject(wrongHostKey(target, unknownKey));
      else reject(question ? otherQuestion(target, question) : error);
    });
    // Some hosts ask for the password in an interactive prompt. Other prompts, for example for a one-time
    // code, can't be answered.
    client.on("keyboard-interactive", (_name, _instructions, _language, prompts, answer) => {
      question = prompts.find(({ prompt }) => !/pass/i.test(prompt))?.prompt;
      answer(prompts.map(() => (question ? "" : password)));
    });
    client.on("ready", () => {
      // Disables Nagle's algorithm. Otherwise, each call would wait for a delayed ACK.
      client.setNoDelay(true);
      client.sftp((error, sftp) => (error ? reject(error) : resolve(sftp)));
    });
    client.connect(config);
  });
}

export const fingerprint = (key: Uint8Array): string =>
  `SHA256:${createHash("sha256").update(key).digest("base64").replace(/=+$/, "")}`;

function wrongHostKey({ host, hostKey }: Target, shown: string): DeployError {
  const error = new DeployError(
    hostKey
      ? `${host} has a different key from DEPLOY_HOST_KEY: ${shown}. Nothing was sent. Ask the host whether the key has changed; if not, somebody may be intercepting the connection.`
      : `DEPLOY_HOST_KEY is not set. ${host} has the key ${shown}: compare it with the fingerprint that the host publishes, and set DEPLOY_HOST_KEY to it. Nothing was sent.`,
  );
  return hostKey ? error : Object.assign(error, { unknownKey: shown });
}

function overSftp(client: Client, sftp: SFTPWrapper, folder: string): Transport {
  const at = (path: string) => `${folder}/${path}`;
  // Rejects pending calls when the connection closes, because they would never get a reply.
  const lost = once(client, "close").then(() => {
    throw new Error("The connection closed");
  });
  lost.catch(() => {});
  const result = <T = void>(call: (done: Callback<T>) => void) => Promise.race([promisify(call)(), lost]);
  return {
    read: (path) =>
      result<Buffer>((done) => sftp.readFile(at(path), done)).catch((error: unknown) => {
        if (isMissing(error)) return undefined;
        throw error;
      }),
    write: (path, bytes) => result<void>((done) => sftp.writeFile(at(path), Buffer.from(bytes), done)),
    // A plain rename fails if the target exists. OpenSSH's extension replaces the target atomically.
    rename: (from, to) =>
      result((done) => sftp.ext_openssh_rename(at(from), at(to), done)).catch(() =>
        result((done) => sftp.rename(at(from), at(to), done)),
      ),
    remove: (path) =>
      result((done) => sftp.unlink(at(path), done)).catch((error: unknown) => {
        if (!isMissing(error)) throw error;
      }),
    // Ignores errors, because SFTP returns "failure" both for an existing folder and for real errors. A real
    // error shows up when the file is written.
    makeFolder: (path) => result((done) => sftp.mkdir(at(path), done)).catch(() => {}),
    removeFolder: (path) => result((done) => sftp.rmdir(at(path), done)).catch(() => {}),
    close: () => client.end(),
  };
}

type Callback<T> = (error: Error | null | undefined, result: T) => void;

/** Status 2 means that the path does not exist (draft-ietf-secsh-filexfer-02, section 7). */
const isMissing = (error: unknown) => (error as { code?: unknown }).code === 2;
