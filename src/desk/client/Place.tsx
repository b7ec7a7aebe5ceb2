import { type Path, titleOf } from "../../content/fields.ts";
import { openFile } from "./openFile.ts";
import { labelAt, useDesk } from "./store.ts";

/** Opens a field of any file, by the names that the site and the forms show. */
export function Place({ file, path }: { file: string; path: Path }) {
  const open = useDesk(({ open }) => open);
  const name = useDesk(({ server }) => server.files.find((one) => one.file === file)?.name ?? file);
  const steps =
    file === open?.file
      ? path.map((_, depth) => labelAt(open, path.slice(0, depth + 1)))
      : [name, ...path.filter((part) => typeof part === "string").map(titleOf)];
  return (
    <button className="link" onClick={() => void openFile(file, path)}>
      {steps.join(" › ")}
    </button>
  );
}
