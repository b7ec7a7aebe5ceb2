import { type Path, titleOf } from "../../content/fields.ts";
import { FileDrop } from "./FileDrop.tsx";
import { openFile } from "./openFile.ts";
import { NewPage } from "./PageTools.tsx";
import { Messages } from "./Place.tsx";
import { undoSave } from "./saving.ts";
import { update, useDesk } from "./store.ts";

type Row = { label: string; hint?: string | undefined; open: () => unknown };

const Rows = ({ rows }: { rows: Row[] }) => (
  <ul>
    {rows.map(({ label, hint, open }, index) => (
      <li key={index}>
        <button className="row" dir="auto" onClick={() => void open()}>
          {label}
          <small>{hint}</small>
        </button>
      </li>
    ))}
  </ul>
);

const site = "site.yaml";
/** `page` is one that shows the texts, if most pages don't. */
const needs: { label: string; hint: string; file: string; path?: Path; part?: Path; page?: string }[] = [
  { label: "Phone and e-mail", hint: "in the header and on every page", file: site, path: ["phone"] },
  { label: "Opening hours", hint: "by weekday", file: site, part: ["hours"], page: "/contact" },
  { label: "Holidays and Ramadan", hint: "other hours", file: site, part: ["exceptions"], page: "/contact" },
  { label: "A notice", hint: "a line above every page, for some days", file: site, part: ["notices"] },
  {
    label: "Photographs of jobs",
    hint: "projects",
    file: "projects.yaml",
    part: ["projects"],
    page: "/gallery",
  },
];

/** The files that an office needs most. */
export function Start() {
  const { files, saves } = useDesk(({ server }) => server);
  const page = useDesk(({ page }) => page);
  const own = files.find((one) => one.page === page);
  const [last] = saves;
  return (
    <>
      <h1>What would you like to change?</h1>
      <p>Click a text or a picture on the page, or choose:</p>
      <Rows
        rows={[
          ...needs.map(({ file, path, part, page: shown = page, ...row }) => ({
            ...row,
            open: () => openFile(file, path, part).then(() => update({ page: shown })),
          })),
          ...(last
            ? [{ label: "Undo the last change", hint: last.words, open: () => undoSave(last.id) }]
            : []),
          ...(own
            ? [{ label: "All texts of this page", hint: own.name, open: () => openFile(own.file) }]
            : []),
          { label: "Another page", hint: "pages, menu, labels", open: () => update({ panel: "files" }) },
        ]}
      />
    </>
  );
}

/** All files of content, with the names that the site shows. */
export function Files() {
  const files = useDesk(({ server }) => server.files);
  return (
    <>
      <h1>All pages and texts</h1>
      <NewPage />
      <details>
        <summary>Logo and files to download</summary>
        <p>
          The logo is a drawing of plain shapes (SVG): a square one, and perhaps a wide one for the header.
        </p>
        <FileDrop kind="mark" label="Square logo" />
        <FileDrop kind="wordmark" label="Wide logo" />
        <p>A PDF can be linked once it is added: choose it where a link asks for its page.</p>
        <FileDrop kind="pdf" label="PDF" />
      </details>
      {[...Map.groupBy(files, ({ group }) => group)].map(([group, entries]) => (
        <section key={group}>
          <h2>{group}</h2>
          <Rows
            rows={entries.map(({ file, name, page, hidden }) => ({
              label: name,
              hint: hidden ? `${page}, ${hidden}` : page,
              open: () => openFile(file),
            }))}
          />
        </section>
      ))}
    </>
  );
}

/** The build's advice, and all placeholders and claims that are left, by page. */
export function Points() {
  const { marks, advice, files, problem } = useDesk(({ server }) => server);
  return (
    <>
      <h1>Open points</h1>
      <p>
        {marks.length > 0
          ? "Each is replaced or confirmed before the site goes live."
          : problem
            ? "They are listed when the mistakes of content are corrected."
            : "None is left."}
      </p>
      {advice.length > 0 && <h2>Advice</h2>}
      <Messages list={advice} />
      {[...Map.groupBy(marks, ({ file }) => file)].map(([file, own]) => (
        <section key={file}>
          <h2>{files.find((one) => one.file === file)?.name}</h2>
          <Rows
            rows={own.map(({ path, kind, value }) => ({
              label: value,
              hint: `${labelOf(path)}: ${kind === "confirm" ? "is this true?" : "replace this"}`,
              open: () => openFile(file, path),
            }))}
          />
        </section>
      ))}
    </>
  );
}

/** The label of a field in any file. */
const labelOf = (path: Path) => titleOf(String(path.findLast((part) => typeof part === "string")));

const time = new Intl.DateTimeFormat("en-GB", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: "Asia/Karachi",
});

/** The saves, newest first. */
export function Saves() {
  const saves = useDesk(({ server }) => server.saves);
  return (
    <>
      <h1>Saved changes</h1>
      <p>{saves.length === 0 ? "There are none yet." : "Newest first, in Pakistan time."}</p>
      <ol>
        {saves.map(({ id, time: at, words }) => (
          <li key={id} className="entry">
            <span dir="auto">
              {words} <small>{time.format(new Date(at))}</small>
            </span>
            <button aria-label={`Undo: ${words}`} onClick={() => void undoSave(id)}>
              Undo
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}
