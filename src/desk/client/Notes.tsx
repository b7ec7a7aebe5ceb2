import { valueAt } from "../../content/fields.ts";
import type { ReactNode } from "react";
import { idOf } from "../shared/paths.ts";
import { openFile } from "./openFile.ts";
import { Messages, Place } from "./Place.tsx";
import { keep, load, report, unsavedFiles } from "./opening.ts";
import { flush, take } from "./saving.ts";
import { labelAt, update, useDesk } from "./store.ts";

/** Points that need a decision: mistakes, unsaved texts, and the places of a text that is in several. */
export function Notes() {
  const { problem, savesProblem } = useDesk(({ server }) => server);
  return (
    <div className="notes">
      {problem && (
        <Note title="The page is not current, because content/ has a mistake that is not from the desk:">
          <pre>{problem}</pre>
        </Note>
      )}
      {savesProblem && <Note title={savesProblem}>{null}</Note>}
      <Elsewhere />
      <Apart />
      <Mistakes />
      <Choices />
    </div>
  );
}

const Note = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="note" aria-label={title}>
    <p>{title}</p>
    {children}
  </section>
);

/** Other files with changes that wait for a correction. */
function Elsewhere() {
  const open = useDesk(({ open }) => open);
  const files = useDesk(({ server }) => server.files);
  const waiting = files.filter(({ file }) => file !== open?.file && unsavedFiles().includes(file));
  if (waiting.length === 0) return null;
  return (
    <Note title="Changed here, but not saved yet:">
      {waiting.map(({ file, name }) => (
        <button key={file} className="link" onClick={() => void openFile(file)}>
          {name}
        </button>
      ))}
    </Note>
  );
}

function Mistakes() {
  const mistakes = useDesk(({ mistakes }) => mistakes);
  const open = useDesk(({ open }) => open);
  if (mistakes.length === 0) return null;
  const discard = () => {
    if (!open) return;
    keep({ ...open, pending: [] });
    void load(open.file).catch(report);
  };
  return (
    <Note title="Not saved yet. Please correct:">
      <Messages list={mistakes} />
      {open && open.pending.length > 0 && <button onClick={discard}>Discard what is not saved</button>}
    </Note>
  );
}

/** Shows unsaved changes next to the file's own version, for the editor to keep one. */
function Apart() {
  const apart = useDesk(({ apart }) => apart);
  const open = useDesk(({ open }) => open);
  if (apart.length === 0 || !open) return null;
  const restore = () => {
    take(apart);
    void flush();
  };
  const discard = () => {
    keep({ ...open, pending: [] });
    update({ apart: [] });
  };
  return (
    <Note title="This is not saved yet. Which is right?">
      <dl>
        {apart.map((one) => (
          <div key={one.kind + idOf(one.path)}>
            <dt>{labelAt(open, one.path)}</dt>
            <dd dir="auto">Yours: {"value" in one ? textOf(one.value) : `${one.kind} it`}</dd>
            <dd dir="auto">In the file: {textOf(valueAt(open.data, one.path))}</dd>
          </div>
        ))}
      </dl>
      <button onClick={restore}>Keep yours</button>
      <button onClick={discard}>Keep the file’s</button>
    </Note>
  );
}

/** A text, or the texts of a group. */
const textOf = (value: unknown): string =>
  typeof value === "object" && value
    ? Object.values(value).map(textOf).join(" · ")
    : String(value ?? "(nothing)");

function Choices() {
  const choices = useDesk(({ choices }) => choices);
  if (choices.length === 0) return null;
  return (
    <Note title="This text is in several places. Choose one:">
      <ul>
        {choices.map(({ file, path }) => (
          <li key={file + idOf(path)}>
            <Place file={file} path={path} />
          </li>
        ))}
      </ul>
      <button onClick={() => update({ choices: [] })}>None of these</button>
    </Note>
  );
}
