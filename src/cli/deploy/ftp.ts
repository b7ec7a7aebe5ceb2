import { Readable, Writable } from "node:stream";
import { Client, FTPError } from "basic-ftp";
import { DeployError } from "./deployError.ts";
import { connectError, noEncryption, noFolder } from "./messages.ts";
import type { Target } from "./target.ts";
import type { Transport } from "./transport.ts";

/**
 * Logs in to an FTP or FTPS host and enters the site's folder.
 * @throws DeployError if the host is unreachable, rejects the login or has no such folder
 */
export async function connectFtp(target: Target): Promise<Transport> {
  const client = new Client(30_000);
  try {
    await client.connect(target.host, target.port);
    if (target.protocol === "ftps")
      await client.useTLS({ host: target.host }).catch((error: unknown) => {
        throw error instanceof FTPError ? noEncryption(target) : error;
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

function overFtp(client: Client): Transport {
  return {
    read: (path) => download(client, path),
    async write(path, bytes) {
      await client.uploadFrom(Readable.from(Buffer.from(bytes)), path);
    },
    async rename(from, to) {
      await client.rename(from, to);
    },
    async remove(path) {
      try {
        await client.remove(path);
      } catch (error) {
        if (!isMissing(error)) throw error;
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
  const chunks: Buffer[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _, done) {
      chunks.push(chunk);
      done();
    },
  });
  try {
    await client.downloadTo(sink, path);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
  return Buffer.concat(chunks);
}

const isMissing = (error: unknown) => error instanceof FTPError && error.code === 550;
