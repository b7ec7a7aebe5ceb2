import { Refusal } from "../build/commandLine.ts";
import { listFiles } from "../build/write.ts";

/**
 * Paths of all files of the built site.
 *
 * @throws Refusal where nothing has been built
 */
export async function builtFiles(folder: string): Promise<string[]> {
  const paths = await listFiles(folder);
  if (!paths.includes("index.html"))
    throw new Refusal(`${folder}/ holds no built site. Build first: npm run build`);
  return paths;
}
