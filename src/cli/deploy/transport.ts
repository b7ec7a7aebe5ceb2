/**
 * File operations of a host. Paths are relative to the site's folder, with forward slashes. Methods reject
 * with the library's own error if the host refuses or the connection is lost.
 */
export type Transport = {
  /** Resolves to undefined if the file does not exist. */
  read: (path: string) => Promise<Buffer | undefined>;
  write: (path: string, bytes: Uint8Array) => Promise<void>;
  rename: (from: string, to: string) => Promise<void>;
  /** Succeeds if the file does not exist. */
  remove: (path: string) => Promise<void>;
  /** Succeeds if the folder exists. Its parent must exist. */
  makeFolder: (path: string) => Promise<void>;
  /** Does nothing if the folder is not empty. */
  removeFolder: (path: string) => Promise<void>;
  close: () => Promise<void>;
};
