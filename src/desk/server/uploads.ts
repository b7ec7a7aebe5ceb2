import { isBitmap, parseLogo, pixels, svgOf } from "../../build/content/logo.ts";
import { DeskError } from "./failure.ts";
import { freeName, preparePicture } from "./pictures.ts";

export type UploadKind = "picture" | "pdf" | "mark" | "wordmark";

/**
 * Prepares a file from the person's computer: checks its kind by its content, and chooses its name.
 *
 * @param folder the content folder
 * @param given name of the file on the person's computer
 * @returns its path in the content folder and the bytes to write
 * @throws DeskError for files of another kind
 */
export async function prepareUpload(
  folder: string,
  kind: UploadKind,
  given: string,
  bytes: Buffer,
): Promise<[file: string, bytes: Buffer]> {
  if (kind === "picture") {
    const { name, picture } = await preparePicture(`${folder}/images`, given, bytes);
    return [`images/${name}`, picture];
  }
  if (kind === "pdf") {
    if (bytes.toString("latin1", 0, 5) !== "%PDF-") throw new DeskError(422, "This is not a PDF file.");
    return [`static/${freeName(`${folder}/static`, given, "pdf")}`, bytes];
  }
  return [`brand/${kind}.svg`, logo(bytes, kind === "mark" ? 1 : 5)];
}

/** Reduces a logo to the shapes that the build takes from it, so that no script of a drawing is kept. */
function logo(bytes: Buffer, widest: number): Buffer {
  const { logo, problems } = isBitmap(bytes)
    ? { problems: [{ message: pixels }] }
    : parseLogo("", bytes.toString(), widest);
  const [problem] = problems;
  if (!logo)
    throw new DeskError(
      422,
      `${problem?.message.startsWith("<") ? "In the drawing," : "The drawing"} ${problem?.message}.`,
    );
  return Buffer.from(`${svgOf(logo)}\n`);
}
