import { createHash } from "node:crypto";
import { z } from "zod";

/** The list of what a deployment put on the host; hidden by its dot, which the host rules refuse to serve. */
export const manifestName = ".deployed.json";

/** The manifest's own name on the host, which never changes. */
export const manifestPart = ".deployed.part";

/** What is on the host by our doing. */
export type Manifest = {
  /** SHA-256 of each file, in hex, by path. */
  files: ReadonlyMap<string, string>;
  /** Name that files are uploaded under by a run that has not ended, or was cut. */
  temporary: string | undefined;
};

/** A path that stays inside the site's folder: the list comes from the host, and what it names may be removed. */
const path = z.string().regex(/^(?!.*(?:^|\/)\.{0,2}(?:\/|$))[^\\\p{Cc}]+$/u);
const schema = z.object({
  version: z.literal(1),
  temporary: path.optional(),
  files: z.record(path, z.string().regex(/^[0-9a-f]{64}$/)),
});

/** Reads a manifest; undefined where it can't be trusted. */
export function parseManifest(bytes: Uint8Array | undefined): Manifest | undefined {
  if (bytes === undefined) return undefined;
  try {
    const { files, temporary } = schema.parse(JSON.parse(Buffer.from(bytes).toString()));
    return { files: new Map(Object.entries(files)), temporary };
  } catch {
    return undefined;
  }
}

/** A manifest as it is kept, sorted. */
export function writeManifest({ files, temporary }: Manifest): Buffer {
  const sorted = Object.fromEntries([...files].sort(([a], [b]) => (a < b ? -1 : 1)));
  return Buffer.from(`${JSON.stringify({ version: 1, temporary, files: sorted })}\n`);
}

/** SHA-256 in hex. */
export const hashOf = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");
