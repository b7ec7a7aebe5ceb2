import { once } from "node:events";
import { PassThrough, Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { TLSSocket } from "node:tls";
import { Client, FTPError } from "basic-ftp";
import { DeployError } from "./deployError.ts";
import { connectError, noEncryption, noFolder } from "./messages.ts";
import type { Target } from "./target.ts";
import type { Transport } from "./transport.ts";

/** Conventional port of implicit FTPS (RFC 4217). */
const implicitPort = 990;

/**
 * Logs in to an FTP or FTPS host and enters the site's folder.
 *
 * @throws DeployError if the host is unreachable, rejects the login or lacks the folder
 */
export async function connectFtp(target: Target): Promise<Transport> {
  const client = new Client(30_000);
  try {
    await greet(client, target).catch((error: unknown) => {
      throw target.protocol === "ftps" && error instanceof FTPError ? noEncryption(target) : error;
    });
    await client.sendIgnoringError("OPTS UTF8 ON");
    await client.login(target.user, target.password);
    await client.useDefaultSettings();
    await client.cd(target.folder).catch((error: unknown) => {
      throw error instanceof FTPError ? noFolder(target) : error;
    });
  } catch (error) {
    client.close();
    throw error instanceof DeployError ? error : connectError(error, target);
  }
  return overFtp(client);
}

async function greet(client: Client, { protocol, host, port }: Target): Promise<void> {
  if (protocol === "ftps" && port === implicitPort) {
    await client.connectImplicitTLS(host, port, { host });
  } else {
    await client.connect(host, port);
    if (protocol === "ftps") await client.useTLS({ host });
  }
}

function overFtp(client: Client): Transport {
  return {
    read: (path) => download(client, path),
    async write(path, bytes) {
      await client.uploadFrom(Readable.from(inOnePiece(client, bytes), { objectMode: false }), path);
    },
    async rename(from, to) {
      await client.rename(from, to);
    },
    async remove(path) {
      try {
        await client.remove(path);
      } catch (error) {
        // Code 550 means either "no such file" or "not allowed". A missing file has no size.
        if (!isMissing(error) || (await hasSize(client, path))) throw error;
      }
    },
    async makeFolder(path) {
      await client.sendIgnoringError(`MKD ${path}`);
    },
    async removeFolder(path) {
      await client.sendIgnoringError(`RMD ${path}`);
    },
    async close() {
      client.close();
    },
  };
}

async function download(client: Client, path: string): Promise<Buffer | undefined> {
  const sink = new PassThrough();
  try {
    const [bytes] = await Promise.all([buffer(sink), client.downloadTo(sink, path)]);
    return bytes;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Ends an empty upload only after the TLS handshake, because ending it earlier would abort it. */
async function* inOnePiece({ ftp }: Client, bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  const { dataSocket } = ftp;
  if (bytes.length > 0) yield bytes;
  else if (dataSocket instanceof TLSSocket && !dataSocket.getFinished())
    await once(dataSocket, "secureConnect");
}

const isMissing = (error: unknown) => error instanceof FTPError && error.code === 550;

async function hasSize(client: Client, path: string): Promise<boolean> {
  try {
    await client.size(path);
    return true;
  } catch (error) {
    if (error instanceof FTPError) return false;
    throw error;
  }
}
