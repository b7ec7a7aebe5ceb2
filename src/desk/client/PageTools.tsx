import { useState } from "react";
import type { PageChange } from "../server/pages.ts";
import { idOf } from "../shared/paths.ts";
import { openFile } from "./openFile.ts";
import { refresh, report } from "./opening.ts";
import { Place } from "./Place.tsx";
import { write } from "./request.ts";
import { flush } from "./saving.ts";
import { current, update, useDesk } from "./store.ts";

async function send(change: PageChange): Promise<void> {
  await flush();
  update({ isSaving: true, message: "Checking the whole site …" });
  try {
    const { file } = await write<{ file: string }>("page", change);
    await refresh();
    update({ message: "Saved. Undo takes it back." });
    // A removed page leads to a page of any kind.
    await openFile(current().server.files.find(({ page }) => page === change.to)?.file ?? file);
    update({ page: change.to });
  } catch (error) {
    report(error);
  } finally {
    update({ isSaving: false });
  }
}

/** Adds a page of a kind, as a draft. */
export function NewPage() {
  const kinds = useDesk(({ server }) => server.pageKinds);
  const [chosen, choose] = useState<string>();
  const folder = chosen ?? kinds[0]?.url ?? "";
  const [name, setName] = useState("");
  const slug = name
    .toLowerCase()
    .match(/[a-z0-9]+/g)
    ?.join("-");
  return (
    <details>
      <summary>New page</summary>
      <label>
        Kind{" "}
        <select value={folder} onChange={({ target }) => choose(target.value)}>
          {kinds.map(({ url, label }) => (
            <option key={url} value={url}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label>
        Its address: {folder}
        <input value={name} onChange={({ target }) => setName(target.value)} placeholder="ice-makers" />
      </label>
      <button disabled={!slug} onClick={() => void send({ kind: "new", to: folder + slug })}>
        Add it as a draft
      </button>
    </details>
  );
}

/** Copies, renames or removes the page of a file. */
export function PageTools({ from }: { from: string }) {
  const folder = from.replace(/[^/]+$/, "");
  const links = useDesk(({ server }) => server.links);
  const [to, setTo] = useState(from);
  const [target, setTarget] = useState("/");
  return (
    <details>
      <summary>Copy, rename or remove this page</summary>
      <label>
        Address
        <input value={to} onChange={(event) => setTo(event.target.value)} />
      </label>
      <button disabled={to === from || to === folder} onClick={() => void send({ kind: "copy", from, to })}>
        Copy to this address, as a draft
      </button>
      <button disabled={to === from || to === folder} onClick={() => void send({ kind: "move", from, to })}>
        Rename; the old address leads to the new one
      </button>
      <label>
        After removing, its address and all links to it lead to
        <select value={target} onChange={(event) => setTarget(event.target.value)}>
          {links
            .filter((link) => !link.includes("#") && link !== from)
            .map((link) => (
              <option key={link}>{link}</option>
            ))}
        </select>
      </label>
      <Links to={from} />
      <button onClick={() => void send({ kind: "remove", from, to: target })}>Remove this page</button>
    </details>
  );
}

/** The places that link to a page, by the names of their pages. Each opens its field. */
function Links({ to }: { to: string }) {
  const texts = useDesk(({ texts }) => texts);
  const open = useDesk(({ open }) => open);
  const link = new RegExp(`(?<![\\w/.-])${to}(?![\\w/-])`);
  const uses = texts.filter(
    ({ file, role, text }) => file !== open?.file && role !== "formerUrl" && link.test(text),
  );
  if (uses.length === 0) return <p>Nothing links to it.</p>;
  return (
    <>
      <p>These link to it. Remove first those that should not lead elsewhere, such as its card:</p>
      <ul>
        {uses.map(({ file, path }) => (
          <li key={file + idOf(path)}>
            <Place file={file} path={path} />
          </li>
        ))}
      </ul>
    </>
  );
}
