import { useEffect, useRef } from "react";
import { createRoot } from "react-dom/client";
import { eventsPath } from "../shared/api.ts";
import "./desk.css";
import { Frame, ignoreDrops } from "./Frame.tsx";
import { Notes } from "./Notes.tsx";
import { refresh, report, unsavedFiles } from "./opening.ts";
import { FilePanel } from "./FilePanel.tsx";
import { Files, Points, Saves, Start } from "./lists.tsx";
import { Publish } from "./Publish.tsx";
import { urlOf } from "./request.ts";
import { flush, undoSave } from "./saving.ts";
import { current, markAt, type Panel, update, useDesk } from "./store.ts";

const panels: [Exclude<Panel, "file">, string][] = [
  ["start", "Start"],
  ["files", "All pages and texts"],
  ["points", "Open points"],
  ["saves", "Saved changes"],
  ["publish", "Publish"],
  ["help", "Help"],
];
const Help = () => <iframe className="help" title="Help" src={urlOf("help")} />;
const components = {
  start: Start,
  file: FilePanel,
  files: Files,
  points: Points,
  saves: Saves,
  publish: Publish,
  help: Help,
};

function App() {
  const panel = useDesk(({ panel }) => panel);
  const focus = useDesk(({ focus }) => focus);
  const open = useDesk(({ open }) => open);
  const message = useDesk(({ message }) => message);
  const at = useDesk(({ at }) => at);
  const Shown = components[panel];
  const form = useRef<HTMLDivElement>(null);
  const place = [panel, open?.file, ...at].join("/");
  useEffect(() => {
    form.current?.scrollTo(0, 0);
    form.current?.focus();
  }, [place]);
  useEffect(() => {
    const found = focus === undefined ? null : document.getElementById(focus);
    const fields = "input,textarea,select,button";
    const field = found?.matches(fields) ? found : found?.querySelector<HTMLElement>(fields);
    if (!field) return;
    field.focus();
    if (field instanceof HTMLTextAreaElement && markAt(current(), field.id)?.kind === "placeholder")
      field.select();
    update({ focus: undefined });
  }, [focus, open, panel]);
  // The focus stays in the form when its button or field disappears.
  useEffect(() => {
    if (document.activeElement === document.body) form.current?.focus({ preventScroll: true });
  });
  return (
    <>
      <Header />
      <main>
        <div ref={form} tabIndex={-1}>
          <Shown />
        </div>
        <Notes />
      </main>
      <Frame />
      <p role="status">{message}</p>
    </>
  );
}

function Header() {
  const panel = useDesk(({ panel }) => panel);
  const { saves, marks } = useDesk(({ server }) => server);
  const page = useDesk(({ page }) => page);
  const browsing = useDesk(({ browsing }) => browsing);
  const isSaving = useDesk(({ isSaving }) => isSaving);
  const isWaiting = useDesk(() => unsavedFiles().length > 0);
  const [last] = saves;
  return (
    <header>
      <nav aria-label="Desk">
        {panels.map(([kind, label]) => (
          <button key={kind} aria-current={panel === kind} onClick={() => update({ panel: kind })}>
            {label}
            {kind === "points" && ` (${marks.length})`}
          </button>
        ))}
      </nav>
      <span>
        <span>{isSaving ? "Saving …" : isWaiting ? "Not saved" : "All saved"}</span>
        <button
          aria-disabled={!last || isSaving}
          title={last?.words}
          onClick={() => last && !isSaving && void undoSave(last.id)}
        >
          Undo
        </button>
        <label>
          <input
            type="checkbox"
            checked={browsing}
            onChange={({ target }) => update({ browsing: target.checked })}
          />{" "}
          Follow links
        </label>
        <a href={page}>Close</a>
      </span>
    </header>
  );
}

const root = document.getElementById("desk");
if (root) createRoot(root).render(<App />);
refresh().catch(report);
addEventListener("pagehide", () => void flush());
ignoreDrops(window);

/** After each build, the page and the lists are read again; after a save, the page need not wait for its lists. */
new EventSource(eventsPath).addEventListener("message", ({ data }: MessageEvent<string>) => {
  const [problem = ""] = data ? (JSON.parse(data) as string[]) : [];
  const { server, version } = current();
  update({ server: { ...server, problem }, version: problem ? version : version && version + 1 });
  if (!current().isSaving) refresh().catch(report);
});
