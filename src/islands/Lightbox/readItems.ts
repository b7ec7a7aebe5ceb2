import * as attribute from "../../styles/attributes.ts";

export type Item = {
  id: string;
  title: string;
  category: string;
  text: string;
  page: string;
  /** Receives focus after the lightbox closes. */
  link: HTMLAnchorElement;
  /** URL of the tile's picture, used as a placeholder. Empty if the picture has not loaded. */
  preview: string;
  /**
   * Picture sources by type. Each source has the tile's files and a larger one. The last source has no type
   * and works in every browser.
   */
  sources: { type: string | undefined; srcSet: string }[];
  width: number;
  height: number;
  background: string;
};

export function readItems(root: HTMLElement): Item[] {
  const tiles = [...root.querySelectorAll<HTMLElement>("li[id]")];
  return tiles.filter((tile) => tile.getClientRects().length > 0).flatMap((tile) => readTile(tile) ?? []);
}

function readTile(tile: HTMLElement): Item | undefined {
  const [link, page] = tile.querySelectorAll("a");
  const image = tile.querySelector("img");
  if (!link || !page || !image) return undefined;
  const { id } = tile;
  const night = document.documentElement.classList.contains("dark")
    ? (link.getAttribute(attribute.largeNight) ?? undefined)
    : undefined;
  const large = night ?? link.pathname;
  const sources = [...tile.querySelectorAll("source")].filter(
    (source) => source.hasAttribute(attribute.night) === (night !== undefined),
  );
  const { width, height } = largest(large, image);
  return {
    id,
    link,
    width,
    height,
    title: page.textContent ?? "",
    category: tile.querySelector("p")?.textContent ?? "",
    text: image.alt,
    page: page.href,
    background: getComputedStyle(link).backgroundColor,
    preview: image.complete ? image.currentSrc : "",
    sources: [...sources, image].map((source) => sourceOf(source, large)),
  };
}

/**
 * Adds the large file to the tile's files. The tile's link, or its `attribute.largeNight`, is the large WebP file,
 * `/images/NAME-VERSION-WIDTH.webp`. The AVIF file's name differs only in its extension.
 */
function sourceOf(source: HTMLSourceElement | HTMLImageElement, webp: string): Item["sources"][number] {
  const type = "type" in source ? source.type : undefined;
  const large = type ? webp.replace(/webp$/, type.replace("image/", "")) : webp;
  const own = source.srcset && `${source.srcset},`;
  return { type, srcSet: `${own}${large} ${widthIn(webp)}w` };
}

const widthIn = (path: string) => Number(/-(\d+)\.webp$/.exec(path)?.[1]);

/**
 * Size in pixels of the largest file. The aspect ratio comes from the image's attributes, which contain the
 * original picture's size.
 */
function largest(path: string, image: HTMLImageElement): { width: number; height: number } {
  const width = widthIn(path);
  const ratio = Number(image.getAttribute("height")) / Number(image.getAttribute("width"));
  return { width, height: Math.round(width * ratio) };
}
