import type { Path } from "../../content/fields.ts";
import { idOf } from "../shared/paths.ts";
import { change } from "./saving.ts";
import { adviceAt, markAt, mistakesAt, useDesk } from "./store.ts";

/** Asks about a placeholder or an unconfirmed claim. */
export function MarkLine({ path }: { path: Path }) {
  const mark = useDesk((state) => markAt(state, idOf(path)));
  const toField = () => document.getElementById(idOf(path))?.focus();
  const confirm = () => change({ kind: "confirm", path }).then(toField);
  if (mark?.kind === "placeholder") return <p className="mark">Replace this: it is only an example.</p>;
  return (
    mark && (
      <p className="mark">
        Is this true? <button onClick={() => void confirm()}>Yes</button>{" "}
        <button onClick={toField}>Change</button>
      </p>
    )
  );
}

/** Gives the number of texts that use a fact. Always there: a line that comes and goes would move the form. */
export function Uses({ path }: { path: Path }) {
  const isFact = useDesk(({ open }) => open?.file === "site.yaml" && path.length === 1);
  const texts = useDesk(({ texts }) => texts);
  const fact = texts.find((one) => one.file === "site.yaml" && idOf(one.path) === idOf(path))?.text;
  if (!isFact || !fact || fact.length < 3) return null;
  const count = texts.filter(({ text }) => text.includes(fact)).length;
  return (
    <p>A fact, the same everywhere: {count === 1 ? "it is in no other text" : `it is in ${count} texts`}.</p>
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

/** The build's advice about a field, a group or the file. It refuses nothing. */
export function Advice({ path }: { path: Path }) {
  const text = useDesk((state) => adviceAt(state, idOf(path)));
  return text && <p className="mark">{text}</p>;
}
