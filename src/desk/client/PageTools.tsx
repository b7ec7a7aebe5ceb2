import { useState } from "react";
import type { PageChange } from "../server/pages.ts";
import { openFile } from "./openFile.ts";
import { refresh, report } from "./opening.ts";
import { write } from "./request.ts";
import { flush } from "./saving.ts";
import { update, useDesk } from "./store.ts";

const kinds = {
  "/services/": "A service",
  "/solutions/": "A solution",
  "/": "A text page",
  "/news/": "News",
};

async function send(change: PageChange): Promise<void> {
  await flush();
  update({ isSaving: true, message: "Checking the whole site …" });
  try {
    const { file } = await write<{ file: string }>("page", change);
    await refresh();
    update({ message: "Saved. Undo takes it back." });
    await openFile(file);
  } catch (error) {
    report(error);
  } finally {
    update({ isSaving: false });
  }
}

/** Adds a page of a kind, as a draft. */
export function NewPage() {
  const [folder, setFolder] = useState("/solutions/");
  const [name, setName] = useState("");
  return (
    <details>
      <summary>New page</summary>
      <label>
        Kind{" "}
        <select value={folder} onChange={({ target }) => setFolder(target.value)}>
          {Object.entries(kinds).map(([path, label]) => (
            <option key={path} value={path}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label>
        Its address: {folder}
        <input value={name} onChange={({ target }) => setName(target.value)} placeholder="ice-makers" />
      </label>
      <button disabled={!name} onClick={() => void send({ kind: "new", to: folder + name })}>
        Add it as a draft
      </button>
    </details>
  );
}

/** Copies, renames or removes the page of a file. */
export function PageTools({ from }: { from: string }) {
  const folder = from.replace(/[^/]+$/, "");
  const links = useDesk(({ server }) => server.links);
  const texts = useDesk(({ texts }) => texts);
  const [to, setTo] = useState(from);
  const [target, setTarget] = useState("/");
  const uses = new Set(
    texts.filter(({ text }) => new RegExp(`${from}(?![\\w/-])`).test(text)).map(({ file }) => file),
  );
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
        After removing, its address and the links in {uses.size} files lead to
        <select value={target} onChange={(event) => setTarget(event.target.value)}>
          {links
            .filter((link) => !link.includes("#") && link !== from)
            .map((link) => (
              <option key={link}>{link}</option>
            ))}
        </select>
      </label>
      <button onClick={() => void send({ kind: "remove", from, to: target })}>Remove this page</button>
    </details>
  );
}
