import type { Path } from "../../content/fields.ts";
import { openFile } from "./openFile.ts";
import { labelAt, useDesk } from "./store.ts";

/** Opens a field of any file, by the name that the site shows. */
export function Place({ file, path }: { file: string; path: Path }) {
  const open = useDesk(({ open }) => open);
  const files = useDesk(({ server }) => server.files);
  return (
    <>
      <button className="link" onClick={() => void openFile(file, path)}>
        {file === open?.file ? labelAt(open, path) : (files.find((one) => one.file === file)?.name ?? file)}
      </button>
      <small> {path.filter((part) => typeof part === "string").join(" › ")}</small>
    </>
  );
}
