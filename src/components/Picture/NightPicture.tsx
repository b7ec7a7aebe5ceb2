import { Picture, type PictureProps } from "./Picture.tsx";
import { lit } from "./Picture.css.ts";

/** A picture on a ground that is dark in both themes: the night scene, if there is one. */
export function NightPicture({ file, nightFile = file, className = "", ...picture }: PictureProps) {
  const isByDay = nightFile === file;
  return <Picture {...picture} file={nightFile} className={isByDay ? className : `${className} ${lit}`} />;
}
