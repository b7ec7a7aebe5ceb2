import type { Path } from "../../content/fields.ts";
import { idOf } from "../shared/paths.ts";
import { change } from "./saving.ts";
import { mistakesAt, useDesk } from "./store.ts";

/** Asks about a placeholder or an unconfirmed claim. */
export function MarkLine({ path }: { path: Path }) {
  const marks = useDesk(({ server }) => server.marks);
  const file = useDesk(({ open }) => open?.file);
  const mark = marks.find((one) => one.file === file && idOf(one.path) === idOf(path));
  if (mark?.kind === "placeholder") return <p className="mark">Replace this: it is only an example.</p>;
  return (
    mark && (
      <p className="mark">
        Is this true? <button onClick={() => void change({ kind: "confirm", path })}>Yes</button>{" "}
        <button onClick={() => document.getElementById(idOf(path))?.focus()}>Change</button>
      </p>
    )
  );
}

/** The messages of the build about a field. */
export function Mistakes({ path }: { path: Path }) {
  const text = useDesk((state) => mistakesAt(state, idOf(path)));
  return (
    text && (
      <strong className="wrong" id={`${idOf(path)}-error`}>
        {text}
      </strong>
    )
  );
}
