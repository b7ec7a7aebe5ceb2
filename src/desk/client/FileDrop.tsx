import type { DragEvent, ReactNode } from "react";
import type { UploadKind } from "../server/uploads.ts";
import { refresh, report } from "./opening.ts";
import { write } from "./request.ts";
import { update } from "./store.ts";

const accepted: Record<UploadKind, string> = {
  picture: "image/*",
  pdf: ".pdf",
  mark: ".svg,image/*",
  wordmark: ".svg,image/*",
};

type Props = { kind: UploadKind; label: string; done?: (name: string) => void; children?: ReactNode };

/** A place for a file of this computer, which is dropped onto it or chosen. */
export function FileDrop({ kind, label, done, children }: Props) {
  const add = (file: File | undefined) => {
    if (file) void upload(kind, file).then(done, report);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    add(event.dataTransfer.files[0]);
  };
  return (
    <div className="drop" data-kind={kind} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      {children}
      <label>
        {label}{" "}
        <input type="file" accept={accepted[kind]} onChange={({ target }) => add(target.files?.[0])} />
      </label>
    </div>
  );
}

async function upload(kind: UploadKind, file: File): Promise<string> {
  update({ message: "Checking the file …" });
  const { promise, resolve } = Promise.withResolvers<string>();
  const reader = new FileReader();
  reader.onload = () => resolve(String(reader.result).replace(/^.*?,/, ""));
  reader.readAsDataURL(file);
  const { name } = await write<{ name: string }>("upload", { kind, name: file.name, data: await promise });
  update({ message: `The file is added as ${name}.` });
  await refresh();
  return name;
}
