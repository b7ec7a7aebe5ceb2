import { useEffect, useRef } from "react";
import { idOf } from "../shared/paths.ts";
import { openFile } from "./opening.ts";
import { elementOf, placesOf } from "./place.ts";
import { current, update, useDesk } from "./store.ts";

const isPage = (path: string) => current().server.files.some(({ page }) => page === path);

/** The page. A click on a text or picture opens its field. */
export function Frame() {
  const frame = useRef<HTMLIFrameElement>(null);
  const scroll = useRef(0);
  const page = useDesk(({ page }) => page);
  const shown = useDesk(({ shown }) => shown);
  const version = useDesk(({ version }) => version);
  useEffect(() => {
    const view = frame.current?.contentWindow;
    if (version < 2 || !view) return;
    scroll.current = view.scrollY;
    view.location.reload();
  }, [version]);
  useEffect(() => outline(frame.current?.contentDocument), [shown]);
  const start = () => {
    const { contentDocument: document, contentWindow: view } = frame.current ?? {};
    if (!document || !view) return;
    view.scrollTo({ top: scroll.current, behavior: "instant" });
    document.addEventListener("click", onClick, { capture: true });
    outline(document);
    if (isPage(view.location.pathname)) update({ page: view.location.pathname });
  };
  if (version === 0) return <div className="page" />;
  return (
    <iframe
      ref={frame}
      className="page"
      title="The page"
      src={isPage(page) ? page : "/404.html"}
      onLoad={start}
    />
  );
}

function onClick(event: MouseEvent): void {
  const target = event.target as Element;
  const { browsing, server, page, texts } = current();
  if (browsing || event.ctrlKey || event.metaKey || event.shiftKey) return;
  // Buttons still work: a tab opens, and its label's field gets the focus.
  const isButton = target.closest("summary, button:not([type=submit])");
  if (!isButton) event.preventDefault();
  if (!isButton) event.stopPropagation();
  const places = placesOf(target, texts, server.files.find((one) => one.page === page)?.file);
  const [first] = places;
  if (first && places.length === 1) return void openFile(first.file, first.path);
  const message = first
    ? "Choose one of several places."
    : "The site puts this together from other texts or figures.";
  update({ choices: places, message });
}

let outlined: HTMLElement | undefined;

/** Outlines the place of the current field. The page needs no class or script for it. */
function outline(document: Document | null | undefined): void {
  const { shown, texts } = current();
  outlined?.style.removeProperty("outline");
  const entry = texts.find(({ file, path }) => file === shown?.file && idOf(path) === idOf(shown.path));
  if (!document?.body || !entry) return;
  outlined = elementOf(entry, texts, document) as HTMLElement | undefined;
  outlined?.style.setProperty("outline", "3px solid #e0a100");
  const { top = 100, bottom = 100 } = outlined?.getBoundingClientRect() ?? {};
  const isInView = bottom > 80 && top < (document.defaultView?.innerHeight ?? 0) - 80;
  if (!isInView && shown?.follow) outlined?.scrollIntoView({ block: "center", behavior: "instant" });
}
