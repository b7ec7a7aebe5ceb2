/** Address and login of a host. */
export type Target = {
  protocol: "ftp" | "ftps" | "sftp";
  host: string;
  port: number;
  /** A relative path starts at the login directory. */
  folder: string;
  user: string;
  password: string;
  /** Path to a private key for SFTP. If the key has a passphrase, `password` contains it. */
  keyFile: string | undefined;
  hostKey: string | undefined;
};

/**
 * File operations on a host. Paths are relative to the site's folder and use forward slashes. If the host
 * refuses an operation or the connection is lost, methods reject with the underlying library's error.
 */
export type Transport = {
  /** Resolves to undefined if the file does not exist. */
  read: (path: string) => Promise<Buffer | undefined>;
  write: (path: string, bytes: Uint8Array) => Promise<unknown>;
  rename: (from: string, to: string) => Promise<unknown>;
  /** Also succeeds if the file does not exist. */
  remove: (path: string) => Promise<void>;
  /** Also succeeds if the folder exists. The parent folder must exist. */
  makeFolder: (path: string) => Promise<unknown>;
  /** Does nothing if the folder is not empty. */
  removeFolder: (path: string) => Promise<unknown>;
  close: () => void;
};
