/**
 * What a deployment asks of a host. Paths are relative to the site's folder there, with forward slashes. A method
 * rejects with the library's own error where the host refuses or the connection is lost.
 */
export type Transport = {
  /** The bytes of a file; undefined where there is none. */
  read: (path: string) => Promise<Buffer | undefined>;
  /** Writes a file, over one that is there. */
  write: (path: string, bytes: Uint8Array) => Promise<void>;
  /** Renames a file, in one step over one that is there. */
  rename: (from: string, to: string) => Promise<void>;
  /** Removes a file; that there is none is as good. */
  remove: (path: string) => Promise<void>;
  /** Makes a folder inside one that exists; that it exists is as good. */
  makeFolder: (path: string) => Promise<void>;
  /** Removes a folder if nothing is in it. */
  removeFolder: (path: string) => Promise<void>;
  close: () => Promise<void>;
};
