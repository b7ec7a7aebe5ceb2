/** A picture of the gallery, read from its tile. */
export type Item = {
  /** The tile's id, which is also the picture's fragment in the address. */
  id: string;
  title: string;
  category: string;
  /** What the picture shows. */
  text: string;
  /** The page about that kind of work. */
  page: string;
  /** Where the focus returns to. */
  link: HTMLAnchorElement;
  /** The picture as the tile shows it by now: there at once, for it has been loaded. Empty if it has not. */
  preview: string;
  /** Large forms beside the tile's own, by type; the last, which every browser reads, has none. */
  sources: { type: string | undefined; srcSet: string }[];
  width: number;
  height: number;
  /** What the picture stands on where it is cut out. */
  ground: string;
};

/** Reads the tiles in `root` that the filter leaves standing, in their order. */
export function readItems(root: HTMLElement): Item[] {
  const tiles = [...root.querySelectorAll<HTMLElement>("li[id]")];
  return tiles.filter((tile) => tile.getClientRects().length > 0).flatMap((tile) => readTile(tile) ?? []);
}

function readTile(tile: HTMLElement): Item | undefined {
  const [link, page] = tile.querySelectorAll("a");
  const image = tile.querySelector("img");
  if (!link || !page || !image) return undefined;
  const { id } = tile;
  const { width, height } = largest(link.pathname, image);
  return {
    id,
    link,
    width,
    height,
    title: page.textContent ?? "",
    category: tile.querySelector("p")?.textContent ?? "",
    text: image.alt,
    page: page.href,
    ground: getComputedStyle(link).backgroundColor,
    preview: image.complete ? image.currentSrc : "",
    sources: [...tile.querySelectorAll("source"), image].map((source) => sourceOf(source, link.pathname)),
  };
}

/** The link names the large WebP, `/images/NAME-VERSION-WIDTH.webp`; its other format lies beside it. */
function sourceOf(source: HTMLSourceElement | HTMLImageElement, webp: string): Item["sources"][number] {
  const type = "type" in source ? source.type : undefined;
  const large = type ? webp.replace(/webp$/, type.replace("image/", "")) : webp;
  const own = source.srcset && `${source.srcset},`;
  return { type, srcSet: `${own}${large} ${widthIn(webp)}w` };
}

const widthIn = (path: string) => Number(/-(\d+)\.webp$/.exec(path)?.[1]);

/** Size of the large form: the attributes speak of the original. */
function largest(path: string, image: HTMLImageElement): { width: number; height: number } {
  const width = widthIn(path);
  const ratio = Number(image.getAttribute("height")) / Number(image.getAttribute("width"));
  return { width, height: Math.round(width * ratio) };
}
