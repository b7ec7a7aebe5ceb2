import type { ReactNode } from "react";
import type { HeadPicture } from "../../content/primitives.ts";
import { categoryOf } from "../../content/routes.ts";
import { isBright } from "../../styles/brightness.ts";
import { buttonRow } from "../../styles/layout.css.ts";
import { stage, title, words } from "../../styles/stage.css.ts";
import * as text from "../../styles/text.css.ts";
import { night } from "../../styles/theme.css.ts";
import { tinted } from "../../styles/tint.css.ts";
import { Breadcrumb } from "../Breadcrumb/Breadcrumb.tsx";
import { head } from "../CallBar/CallBar.css.ts";
import { Prose } from "../Prose/Prose.tsx";
import { Scene } from "../Scene/Scene.tsx";
import { useSite } from "../Site/Site.tsx";
import { StyleSheet } from "../StyleSheet/StyleSheet.tsx";
import * as styles from "./PageHero.css.ts";

type PageHeroProps = {
  heading: string;
  lead: string;
  picture: HeadPicture;
  /** Links or buttons under the text. */
  children?: ReactNode;
};

/**
 * The head of a page: the trail, the one h1, a lead, and the page's picture beside it, on the colour of the page's
 * category; a scene by night stands in the dark theme.
 */
export function PageHero({ heading, lead, picture, children }: PageHeroProps) {
  const { route, pictures } = useSite();
  const mean = [...(pictures.get(picture.file)?.tint ?? "fff")].map(
    (digit) => 17 * Number.parseInt(digit, 16),
  );
  const ground = tinted[categoryOf(route) ?? "Company"];
  return (
    <>
      <div className={`${head} ${ground} ${stage}${isBright(mean) ? "" : ` ${night}`}`}>
        <div className={title}>
          <Breadcrumb />
          <h1 className={styles.heading[heading.length > 40 ? "long" : "short"]}>
            <Prose text={heading} />
          </h1>
        </div>
        <Scene {...picture} eager />
        <div className={words}>
          <p className={text.lead}>
            <Prose text={lead} />
          </p>
          {children && <div className={buttonRow}>{children}</div>}
        </div>
      </div>
      <StyleSheet />
    </>
  );
}
