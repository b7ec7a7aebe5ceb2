import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { Client, type ConnectConfig, type SFTPWrapper } from "ssh2";
import { DeployError } from "./deployError.ts";
import { connectError, noFolder, otherQuestion } from "./messages.ts";
import type { Target } from "./target.ts";
import type { Transport } from "./transport.ts";

/** Status of the SFTP protocol for a path that is not there (draft-ietf-secsh-filexfer-02, section 7). */
const noSuchFile = 2;

/**
 * Logs in to an SFTP host and makes sure of the site's folder. The host must show the key that DEPLOY_HOST_KEY
 * names before it hears the password: otherwise somebody who intercepts the connection could read it.
 * @throws DeployError for a host that is not there or not the one expected, refuses the login or lacks the folder
 */
export async function connectSftp(target: Target): Promise<Transport> {
  const client = new Client();
  try {
    const sftp = await open(client, target);
    const isFolder = await result<boolean>((done) =>
      sftp.stat(target.folder, (error, stats) => done(error, stats?.isDirectory())),
    ).catch(() => false);
    if (!isFolder) throw noFolder(target);
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
    // The listener stays: an error without one would end the process in the middle of a file.
    client.on("error", (error) => {
      if (unknownKey) reject(wrongHostKey(target, unknownKey));
      else reject(question ? otherQuestion(target, question) : error);
    });
    // Some hosts ask for the password by a question of their own; one for a code, say, can't be answered.
    client.on("keyboard-interactive", (_name, _instructions, _language, prompts, answer) => {
      question = prompts.find(({ prompt }) => !/pass/i.test(prompt))?.prompt;
      answer(prompts.map(() => (question ? "" : password)));
    });
    client.on("ready", () => {
      // Every call waits for its answer: held back for more to send, each would take the time of a delayed ACK.
      client.setNoDelay(true);
      client.sftp((error, sftp) => (error ? reject(error) : resolve(sftp)));
    });
    client.connect(config);
  });
}

/** A host's key in the form that ssh-keygen and hosts show. */
export const fingerprint = (key: Uint8Array): string =>
  `SHA256:${createHash("sha256").update(key).digest("base64").replace(/=+$/, "")}`;

function wrongHostKey({ host, hostKey }: Target, shown: string): DeployError {
  return new DeployError(
    hostKey
      ? `${host} shows another key than DEPLOY_HOST_KEY says: ${shown}. Nothing was sent. Ask the host whether it changed its key; if not, somebody may be intercepting the connection.`
      : `DEPLOY_HOST_KEY is not set. ${host} shows ${shown}: compare it with the fingerprint that the host publishes, and set DEPLOY_HOST_KEY to it. Nothing was sent.`,
  );
}

function overSftp(client: Client, sftp: SFTPWrapper, folder: string): Transport {
  const at = (path: string) => `${folder}/${path}`;
  return {
    read: (path) =>
      result<Buffer>((done) => sftp.readFile(at(path), done)).catch((error: unknown) => {
        if (codeOf(error) === noSuchFile) return undefined;
        throw error;
      }),
    write: (path, bytes) => result((done) => sftp.writeFile(at(path), Buffer.from(bytes), done)),
    async rename(from, to) {
      // Plain rename refuses a name that is taken; OpenSSH's own replaces it in one step.
      await result((done) => sftp.ext_openssh_rename(at(from), at(to), done)).catch(() =>
        result((done) => sftp.rename(at(from), at(to), done)),
      );
    },
    remove: (path) =>
      result((done) => sftp.unlink(at(path), done)).catch((error: unknown) => {
        if (codeOf(error) !== noSuchFile) throw error;
      }),
    // SFTP says "failure" both for a folder that exists and for one that can't be made: the file in it tells.
    makeFolder: (path) => result<void>((done) => sftp.mkdir(at(path), done)).catch(() => {}),
    removeFolder: (path) => result<void>((done) => sftp.rmdir(at(path), done)).catch(() => {}),
    async close() {
      client.end();
    },
  };
}

type Done<T> = (error: Error | null | undefined, value?: T) => void;

/** A call with a callback as a promise; one that throws rejects too. */
const result = <T = void>(call: (done: Done<T>) => void) =>
  new Promise<T>((resolve, reject) => {
    call((error, value) => (error ? reject(error) : resolve(value as T)));
  });

const codeOf = (error: unknown) => (error as { code?: unknown }).code;
