import { z } from "zod";

/**
 * The file on the host that lists the deployed files. Hosts don't serve the manifest, because its name starts
 * with a dot.
 */
export const manifestName = ".deployed.json";

/** Temporary name for uploading the manifest. It is the same in every run. */
export const manifestPart = ".deployed.part";

/** Rejects paths outside the site's folder, because files that the manifest lists may be deleted. */
const path = z.string().regex(/^(?!.*(?:^|\/)\.{0,2}(?:\/|$))[^\\\p{Cc}]+$/u);
const schema = z.object({
  version: z.literal(1),
  /** Temporary file name of a running or interrupted deployment. */
  temporary: path.optional(),
  files: z
    .record(path, z.string().regex(/^[0-9a-f]{64}$/))
    .transform((files) => new Map(Object.entries(files))),
});
export type Deployed = Omit<z.infer<typeof schema>, "version">;

export function parseManifest(bytes: Uint8Array | undefined): Deployed | undefined {
  if (bytes === undefined) return undefined;
  try {
    return schema.parse(JSON.parse(Buffer.from(bytes).toString()));
  } catch {
    return undefined;
  }
}

export function writeManifest({ files, temporary }: Deployed): Buffer {
  const sorted = Object.fromEntries([...files].sort(([a], [b]) => (a < b ? -1 : 1)));
  return Buffer.from(`${JSON.stringify({ version: 1, temporary, files: sorted })}\n`);
}
