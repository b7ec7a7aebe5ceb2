import type { ReactNode } from "react";
import type { HeadPicture } from "../../content/pictureFields.ts";
import { copy, sceneOf, stage } from "../../styles/stage.css.ts";
import { Picture } from "../Picture/Picture.tsx";
import { useSite } from "../Site/Site.tsx";
import { StyleSheet } from "../StyleSheet/StyleSheet.tsx";

type SceneProps = HeadPicture & { eager?: boolean };

/** A cut-out overlaps the stage's lower edge. A photograph is framed inside the stage. */
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

/** A page head with text and a picture. The content above the fold ends here. */
export const Stage = ({ picture, className, children }: StageProps) => (
  <>
    <div className={`${className} ${stage}`}>
      <div className={copy}>{children}</div>
      <Scene {...picture} eager />
    </div>
    <StyleSheet />
  </>
);
