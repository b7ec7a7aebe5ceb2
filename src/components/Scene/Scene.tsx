import type { HeadPicture } from "../../content/primitives.ts";
import { sceneOf } from "../../styles/stage.css.ts";
import { Picture } from "../Picture/Picture.tsx";
import { useSite } from "../Site/Site.tsx";

type SceneProps = HeadPicture & {
  eager?: boolean;
};

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
