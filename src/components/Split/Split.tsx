import type { ReactNode } from "react";
import type { HeadPicture } from "../../content/pictureFields.ts";
import { darkPanel } from "../../styles/grounds.css.ts";
import { container } from "../../styles/layout.css.ts";
import { NightPicture } from "../Picture/NightPicture.tsx";
import { Picture } from "../Picture/Picture.tsx";
import { LeadParagraphs, Prose } from "../Prose/Prose.tsx";
import { section } from "../Section/Section.css.ts";
import * as styles from "./Split.css.ts";

type SplitProps = {
  id?: string | undefined;
  heading: string;
  intro?: string | string[] | undefined;
  /** Content above the heading. */
  figure?: ReactNode;
  picture: HeadPicture;
  side: "left" | "right";
  ground: "white" | "band" | "solid";
  children: ReactNode;
};

/**
 * A picture that extends to the viewport's edge, next to the text or, on phones, above the text. On a solid ground
 * it is a larger night scene in both themes and fills the height; beside a list it is smaller than the list.
 */
export function Split({ id, heading, intro, figure, picture, side, ground, children }: SplitProps) {
  const isSolid = ground === "solid";
  const kind = isSolid ? "solid" : "list";
  return (
    <section id={id} className={isSolid ? darkPanel.cold : section[ground]}>
      <div className={`${container} ${styles.columns[kind][side]}`}>
        <div className={styles.text[kind]}>
          {figure}
          <Prose as="h2" text={heading} />
          {intro && <LeadParagraphs texts={[intro].flat()} />}
          {children}
        </div>
        {isSolid ? (
          <NightPicture {...picture} slot="split" className={styles.picture.solid[side]} />
        ) : (
          <Picture {...picture} slot="splitList" className={styles.picture.list[side]} />
        )}
      </div>
    </section>
  );
}
