import { mailtoHref, telHref } from "../../content/contacts.ts";
import type { TextEntry } from "../shared/api.ts";
import { likely, readable } from "../shared/match.ts";

/** Name without extension of the original, from `/images/van-0a1b2c3d-640.avif`. */
const stemOf = (image: HTMLImageElement) =>
  /\/images\/(.+)-[0-9a-f]{8}-\d+\.\w+$/.exec(image.currentSrc || image.src)?.[1];

const shows = ({ textContent }: Element, text: string) =>
  textContent.length < 2 * text.length + 80 && readable(textContent) === text;

/** The elements of a page that show a text or picture and nothing else, in order. */
function elementsOf({ role, text }: Pick<TextEntry, "role" | "text">, { body, images }: Document): Element[] {
  if (role === "picture") return [...images].filter((image) => stemOf(image) === text.replace(/\.\w+$/, ""));
  const wanted = readable(text);
  const all = [...body.querySelectorAll("*:not(script, style, template)")].filter((one) =>
    shows(one, wanted),
  );
  return all.filter((one) => ![...one.children].some((child) => shows(child, wanted)));
}

/** The phone number, e-mail address or page that a link without words opens. */
const targetOf = ({ href }: HTMLAnchorElement, texts: readonly TextEntry[]) =>
  texts.find(({ text }) => [telHref(text), mailtoHref(text), text].includes(href))?.text ?? "";

/** Finds the places of content from which a clicked element comes. */
export function placesOf(
  target: Element,
  texts: readonly TextEntry[],
  file: string | undefined,
): TextEntry[] {
  const picture = target.closest("picture")?.querySelector("img") ?? target;
  const link = target.closest("a");
  let element: Element | null = picture;
  for (let depth = 0; element && depth < 5; depth++, element = element.parentElement) {
    const stem = element.tagName === "IMG" ? stemOf(element as HTMLImageElement) : undefined;
    const text = readable(element.textContent) || (element === link ? targetOf(link, texts) : "");
    const places = texts.filter((one) =>
      stem ? one.role === "picture" && one.text.replace(/\.\w+$/, "") === stem : readable(one.text) === text,
    );
    const [first] = places;
    if (element === link && !first) return [];
    if (!first || (text === "" && !stem)) continue;
    const same = elementsOf(first, target.ownerDocument);
    return likely(
      places,
      file,
      same.findIndex((one) => element?.contains(one)),
      same.length,
    );
  }
  return [];
}

/** Finds the element of a page that shows a value of content. */
export function elementOf(
  entry: TextEntry,
  texts: readonly TextEntry[],
  document: Document,
): Element | undefined {
  const same = texts.filter(({ file, text }) => file === entry.file && text === entry.text);
  const elements = elementsOf(entry, document);
  return elements[same.indexOf(entry)] ?? elements[0];
}
