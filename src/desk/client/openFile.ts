import type { Path } from "../../content/fields.ts";
import { partOf } from "../shared/formSchema.ts";
import { idOf } from "../shared/paths.ts";
import { load, report } from "./opening.ts";
import { flush } from "./saving.ts";
import { current, update } from "./store.ts";

/**
 * Opens a file's form at a field or group, and the page that shows it. Changes of the file before that have a
 * mistake stay unsaved until that file is opened again.
 *
 * @param part the group whose form to show; by default the one that contains the field
 */
export async function openFile(file: string, path: Path = [], part?: Path): Promise<void> {
  if (current().open?.file !== file) {
    await flush();
    await load(file).catch(report);
  }
  const { open, server } = current();
  if (open?.file !== file) return;
  update({
    panel: "file",
    at: part ?? partOf(open.schema, open.data, path),
    choices: [],
    focus: path.length > 0 ? idOf(path) : undefined,
    shown: path.length > 0 ? { file, path, follow: true } : current().shown,
    page: server.files.find((one) => one.file === file)?.page ?? current().page,
  });
}
