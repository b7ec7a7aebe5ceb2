import type { ReactNode } from "react";
import type { HeadPicture } from "../../content/primitives.ts";
import { copy, sceneOf, stage } from "../../styles/stage.css.ts";
import { Picture } from "../Picture/Picture.tsx";
import { useSite } from "../Site/Site.tsx";
import { StyleSheet } from "../StyleSheet/StyleSheet.tsx";

type SceneProps = HeadPicture & { eager?: boolean };

/** The picture of a stage: a cut-out overlaps its lower edge, a photograph is framed inside. */
export function Scene({ file, ...picture }: SceneProps) {
  const cutOut = useSite().pictures.get(file)?.alpha;
  return (
    <Picture
      {...picture}
      file={file}
      slot={cutOut ? "stage" : "stagePhoto"}
      className={sceneOf[cutOut ? "cutOut" : "opaque"]}
    />
  );
}

type StageProps = { picture: HeadPicture; className: string | undefined; children: ReactNode };

/** Head of a page: text and picture on a background. The content above the fold ends with it. */
export const Stage = ({ picture, className, children }: StageProps) => (
  <>
    <div className={`${className} ${stage}`}>
      <div className={copy}>{children}</div>
      <Scene {...picture} eager />
    </div>
    <StyleSheet />
  </>
);
