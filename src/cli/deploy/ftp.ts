import { once } from "node:events";
import { PassThrough, Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { TLSSocket } from "node:tls";
import { Client, FTPError } from "basic-ftp";
import { DeployError, connectError, noEncryption, noFolder } from "./errors.ts";
import type { Target, Transport } from "./transport.ts";

/** Conventional port of implicit FTPS (RFC 4217). */
const implicitPort = 990;

/**
 * Logs in to an FTP or FTPS host and enters the site's folder.
 *
 * @throws DeployError if the host is unreachable, rejects the login or lacks the folder
 */
export async function connectFtp(target: Target): Promise<Transport> {
  const { protocol, host, port, user, password, folder } = target;
  const secure = protocol === "ftps" && (port === implicitPort ? "implicit" : true);
  const client = new Client(30_000);
  try {
    await client.access({ host, port, user, password, secure }).catch((error: unknown) => {
      throw secure && !client.ftp.hasTLS && error instanceof FTPError ? noEncryption(target) : error;
    });
    await client.cd(folder).catch((error: unknown) => {
      throw error instanceof FTPError ? noFolder(target) : error;
    });
  } catch (error) {
    client.close();
    throw error instanceof DeployError ? error : connectError(error, target);
  }
  return overFtp(client);
}

function overFtp(client: Client): Transport {
  return {
    read: (path) => download(client, path),
    write: (path, bytes) =>
      client.uploadFrom(Readable.from(inOnePiece(client, bytes), { objectMode: false }), path),
    rename: (from, to) => client.rename(from, to),
    async remove(path) {
      try {
        await client.remove(path);
      } catch (error) {
        // Code 550 means either "no such file" or "not allowed". The host reports no size for a missing file.
        if (!isMissing(error) || (await hasSize(client, path))) throw error;
      }
    },
    makeFolder: (path) => client.sendIgnoringError(`MKD ${path}`),
    removeFolder: (path) => client.sendIgnoringError(`RMD ${path}`),
    close: () => client.close(),
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

/** Ends an empty upload only after the TLS handshake, because ending it earlier would abort the handshake. */
async function* inOnePiece({ ftp }: Client, bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  const { dataSocket } = ftp;
  if (bytes.length > 0) yield bytes;
  else if (dataSocket instanceof TLSSocket && !dataSocket.getFinished())
    await once(dataSocket, "secureConnect");
}

const isMissing = (error: unknown) => error instanceof FTPError && error.code === 550;

const hasSize = (client: Client, path: string) =>
  client.size(path).then(
    () => true,
    (error: unknown) => {
      if (error instanceof FTPError) return false;
      throw error;
    },
  );
