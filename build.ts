import { drawAppIcons } from "./src/build/media/appIcons.ts";
import { bundleSource } from "./src/build/source/bundle.ts";
import { checkPages } from "./src/build/pages/check.ts";
import { collectFiles, picturesIn, readStatic } from "./src/build/site/collect.ts";
import { hostFiles } from "./src/build/hosting/hostFiles.ts";
import { type HostingTable, hostingTable } from "./src/build/hosting/table.ts";
import { encodePictures } from "./src/build/media/encodePictures.ts";
import { checkOutbound, outboundLinks } from "./src/build/pages/externalLinks.ts";
import { precompress } from "./src/build/site/compress.ts";
import { planPictures } from "./src/build/media/planPictures.ts";
import { loadContent } from "./src/build/content/load.ts";
import { minifyPages } from "./src/build/pages/minify.ts";
import { renderRoutes } from "./src/build/pages/render.ts";
import {
  type BuildOptions,
  finish,
  guard,
  noteBuilt,
  options,
  progress,
  refuseUnready,
} from "./src/tools/build.ts";
import { listRoutes } from "./src/build/content/routes.ts";
import { composeSharePictures, planSharePictures } from "./src/build/media/socialCards.ts";
import { siteFiles } from "./src/build/site/siteFiles.ts";
import { subsetTypeface } from "./src/build/media/font.ts";
import { writeSite } from "./src/build/site/write.ts";

/**
 * Makes dist/ from content/, src/ and static/. Nothing is written until everything has been made and checked.
 *
 * @returns how a server is to answer for dist/
 */
export async function build(given: BuildOptions): Promise<HostingTable> {
  const { content: folder, dist, cache, launch, quiet, unpacked } = given;
  const began = new Date();
  const content = await loadContent(folder);
  if (launch) refuseUnready(content);
  const routes = listRoutes(content.site);

  const plan = await planPictures(content.sources, `${folder}/images`, `${cache}/measured`);
  const bundle = await bundleSource(content, `${cache}/server`);
  const typeface = await subsetTypeface(content.site, `${cache}/typeface`);
  const look = { brand: content.brand, colors: bundle.colors };
  const shares = await planSharePictures(routes, content, plan, look);
  const pages = await minifyPages(renderRoutes(routes, content, { bundle, plan, typeface, shares }));
  const pictures = await encodePictures(picturesIn(pages), plan, `${cache}/images`, progress);

  const shared = await composeSharePictures(shares, look, `${folder}/images`, `${cache}/share`);
  const icons = await drawAppIcons(content.site.site, look, `${cache}/icons`);

  const hosting = hostingTable(content.site, routes);
  const made = siteFiles(content.site.site, routes, pages, hosting);
  const collected = collectFiles(
    pages,
    bundle.files,
    typeface.files,
    pictures,
    shared,
    icons,
    made,
    await readStatic("static"),
  );
  checkPages(pages, new Set(collected.keys()), hosting, content.sources);
  checkOutbound(pages, outboundLinks(content.site));
  const packed = unpacked ? collected : await precompress(collected, `${cache}/packed`);
  const files = collectFiles([], packed, hostFiles(hosting, packed));

  const written = await writeSite(files, dist);
  await noteBuilt(dist, began);
  if (!quiet) finish({ content, routes, plan, pages, bundle, files, written });
  return hosting;
}

if (import.meta.main) await guard(() => build(options(process.argv)));
