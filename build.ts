import "./src/cli/requireNode.mjs";
import { loadContent, type Unsaved } from "./src/build/content/load.ts";
import { assertReady } from "./src/build/content/marks.ts";
import { hashOfFolder } from "./src/build/lib/cache.ts";
import { makeMedia, planMedia } from "./src/build/media/media.ts";
import { checkPages } from "./src/build/pages/check.ts";
import { renderPages } from "./src/build/pages/render.ts";
import { bundleFiles, compress, joinFiles, readStatic } from "./src/build/site/distFiles.ts";
import { hostSite, siteFiles } from "./src/build/site/siteFiles.ts";
import { describeBuild } from "./src/build/site/manifest.ts";
import { writeSite } from "./src/build/site/write.ts";
import { bundleSource } from "./src/build/source/bundle.ts";
import { type BuildOptions, progress, runBuild } from "./src/cli/build.ts";

/**
 * Builds dist/ from content/ and src/. Writes nothing until every file has been built and checked.
 */
export async function build(options: BuildOptions & { unsaved?: Unsaved }) {
  const { draft, cache, dist, unsaved } = options;
  // Hashed before it is read, so that a file saved during the build makes it stale.
  const source = { folder: options.content, hash: hashOfFolder(options.content), draft };
  const content = await loadContent(options.content, undefined, { drafts: draft, unsaved });
  if (options.launch) assertReady(content);
  const bundle = await bundleSource(content, cache);

  const plan = await planMedia(content, bundle, options);
  const pages = await renderPages(content, { bundle, plan }, { draft });
  const pictures = pages.flatMap(({ index }) => index.pictures);
  const media = await makeMedia(plan, pictures, content, options, progress);

  const statics = `${options.content}/static`;
  const own = joinFiles(
    statics,
    siteFiles(content, pages),
    pages.map(({ file, html }) => [file, html] as const),
    bundleFiles(bundle, pages),
    media,
    await readStatic(statics),
  );
  const { hosting, files } = hostSite(content, own, statics);
  checkPages(pages, new Set(files.keys()), hosting, content);

  const published = draft || options.uncompressed ? files : await compress(files, `${cache}/compressed`);
  const written = await writeSite(published, dist, describeBuild(source, content, hosting));
  return { content, plan, pages, hosting, written };
}

if (import.meta.main) await runBuild(build);
