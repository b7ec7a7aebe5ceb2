import { type RefObject, useEffect, useRef } from "react";
import { type Path, valueAt } from "../../content/fields.ts";
import { fill } from "../../content/fill.ts";
import { readable } from "../shared/match.ts";
import { idOf } from "../shared/paths.ts";
import { openFile } from "./openFile.ts";
import { elementOf, placesOf } from "./place.ts";
import { current, update, useDesk } from "./store.ts";

const isPage = (path: string) => current().server.files.some(({ page }) => page === path);

/** Elements that visitors open and close within a page. */
const openers = "main :is([role=tab], [aria-expanded], summary)";
const isOpened = (one: Element) =>
  one.matches("[aria-selected=true], [aria-expanded=true], [open] > summary");

/** Number of clicks on the page that are the desk's own. */
let reopening = 0;

/** Presses the elements that were open before the page was loaded again. Tabs open when the pointer goes down. */
function reopen(document: Document, opened: readonly boolean[]): void {
  document.querySelectorAll<HTMLElement>(openers).forEach((one, index) => {
    if (!opened[index] || isOpened(one)) return;
    reopening++;
    one.dispatchEvent(new MouseEvent("mousedown", { bubbles: true }));
    one.click();
  });
}

/** A file that misses its field would replace the page. */
export function ignoreDrops(target: EventTarget): void {
  for (const kind of ["dragover", "drop"]) target.addEventListener(kind, (event) => event.preventDefault());
}

/** Listens to each new page before it is loaded. On load, a click while it loads would follow its link. */
function listenTo(frame: RefObject<HTMLIFrameElement | null>) {
  let seen: Document | null | undefined;
  let next = 0;
  const watch = () => {
    const document = frame.current?.contentDocument;
    if (document && document !== seen) {
      document.addEventListener("click", onClick, { capture: true });
      ignoreDrops(document);
    }
    seen = document;
    next = requestAnimationFrame(watch);
  };
  watch();
  return () => cancelAnimationFrame(next);
}

/** The page. A click on a text or picture opens its field. A new build keeps the scroll position and open parts. */
export function Frame() {
  const frame = useRef<HTMLIFrameElement>(null);
  const before = useRef({ top: 0, opened: [] as boolean[] });
  const page = useDesk(({ page }) => page);
  const shown = useDesk(({ shown }) => shown);
  const texts = useDesk(({ texts }) => texts);
  const version = useDesk(({ version }) => version);
  const data = useDesk(({ open }) => open?.data);
  useEffect(() => {
    const { contentWindow: view, contentDocument: document } = frame.current ?? {};
    if (version < 2 || !view || !document) return;
    before.current = { top: view.scrollY, opened: [...document.querySelectorAll(openers)].map(isOpened) };
    view.location.reload();
  }, [version]);
  useEffect(() => outline(frame.current?.contentDocument), [shown, texts, data]);
  useEffect(() => listenTo(frame), []);
  const start = () => {
    const { contentDocument: document, contentWindow: view } = frame.current ?? {};
    if (!document || !view) return;
    reopen(document, before.current.opened);
    view.scrollTo({ top: before.current.top, behavior: "instant" });
    before.current = { top: 0, opened: [] };
    outline(document);
    if (isPage(view.location.pathname)) update({ page: view.location.pathname });
  };
  if (version === 0) return <div className="page" />;
  const src = isPage(page) ? page : "/";
  return <iframe ref={frame} className="page" title="The page" src={src} onLoad={start} />;
}

/** A link that covers its whole card, so that a click on the card's picture meets the link. */
function pictureUnder({ target, clientX, clientY }: MouseEvent): Element | undefined {
  const link = (target as Element).closest("a");
  const { left, right, top, bottom } = link?.getBoundingClientRect() ?? new DOMRect();
  if (!link || (clientX >= left && clientX <= right && clientY >= top && clientY <= bottom)) return undefined;
  return link.ownerDocument.elementsFromPoint(clientX, clientY).find(({ tagName }) => tagName === "IMG");
}

function onClick(event: MouseEvent): void {
  const target = event.target as Element;
  const { browsing, server, page, texts } = current();
  // A script repeats a click on an island that it was still loading.
  if (!event.isTrusted && reopening > 0) return void reopening--;
  if (browsing || event.ctrlKey || event.metaKey || event.shiftKey) return;
  // Buttons still work: a tab opens, and its label's field gets the focus.
  const isButton = target.closest("summary, button:not([type=submit])");
  if (!isButton) event.preventDefault();
  if (!isButton) event.stopPropagation();
  // A button without words, such as that of the menu, has no text to edit.
  if (isButton && !isButton.textContent?.trim()) return;
  const places = placesOf(
    pictureUnder(event) ?? target,
    texts,
    server.files.find((one) => one.page === page)?.file,
  );
  const [first] = places;
  if (first && places.length === 1) return void openFile(first.file, first.path);
  const message = first
    ? "Choose one of several places."
    : "The site puts this together from other texts or figures.";
  update({ choices: places, message });
}

/** The element that shows the current field, and the field's key. */
let outlined: { element?: HTMLElement | undefined; key?: string } = {};

/** Outlines the place of the current field. The page needs no class or script for it. */
function outline(document: Document | null | undefined): void {
  const { shown, texts } = current();
  if (!document?.body || !shown) return;
  const key = shown.file + idOf(shown.path);
  // While a person types, the page no longer has the text of the last build.
  if (outlined.key !== key || outlined.element?.ownerDocument !== document || !outlined.element.isConnected) {
    outlined.element?.style.removeProperty("outline");
    const entry = texts.find(({ file, path }) => file + idOf(path) === key);
    outlined = { key, element: entry && (elementOf(entry, texts, document) as HTMLElement | undefined) };
  }
  const { element } = outlined;
  if (!element) return;
  element.style.setProperty("outline", "3px solid #e0a100");
  showTyped(element, shown);
  const { top, bottom } = element.getBoundingClientRect();
  const isInView = bottom > 80 && top < (document.defaultView?.innerHeight ?? 0) - 80;
  if (!isInView && shown.follow) element.scrollIntoView({ block: "center", behavior: "instant" });
}

/** Shows a typed text before it is built. A text with bold words or links waits for the build. */
function showTyped(element: Element, { file, path }: { file: string; path: Path }): void {
  const { open, server } = current();
  const typed = open?.file === file ? valueAt(open.data, path) : undefined;
  const only = [...element.childNodes].find(
    (node): node is Text =>
      node.nodeType === Node.TEXT_NODE && readable(node.textContent ?? "") === readable(element.textContent),
  );
  if (typeof typed !== "string" || !only) return;
  const words = readable(fill(typed, server.facts));
  if (words !== readable(only.data)) only.data = words;
}
