import { Picture, type PictureProps } from "./Picture.tsx";
import { lit } from "./Picture.css.ts";

/** A picture on a ground that is dark in both themes: the night scene, if there is one. */
export const NightPicture = ({ file, nightFile, className = "", ...picture }: PictureProps) => (
  <Picture {...picture} file={nightFile ?? file} className={nightFile ? `${className} ${lit}` : className} />
);
