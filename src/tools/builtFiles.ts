import { Refusal } from "./commandLine.ts";
import { listFiles } from "../build/lib/files.ts";

/** Flags of the commands that look at a built site beside its content. */
export const siteFlags = {
  dist: { type: "string", default: "dist", value: "FOLDER", says: "looks at another folder" },
  content: {
    type: "string",
    default: "content",
    value: "FOLDER",
    says: "the content that it was built from",
  },
} as const;

/**
 * Paths of all files of the built site.
 *
 * @throws Refusal where nothing has been built
 */
export async function builtFiles(folder: string): Promise<string[]> {
  const paths = listFiles(folder);
  if (!paths.includes("index.html"))
    throw new Refusal(`${folder}/ holds no built site. Build first: npm run build`);
  return paths;
}
