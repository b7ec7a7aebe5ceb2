import type { HeadPicture } from "../../content/primitives.ts";
import { sceneOf } from "../../styles/stage.css.ts";
import { Picture } from "../Picture/Picture.tsx";
import { useSite } from "../Site/Site.tsx";

type SceneProps = HeadPicture & {
  /** The page's largest first-view picture. */
  eager?: boolean;
};

/** The picture of a stage: what is cut out stands on its tint and out of its edge, what isn't in a frame inside it. */
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
