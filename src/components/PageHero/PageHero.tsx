import type { ReactNode } from "react";
import type { HeadPicture } from "../../content/primitives.ts";
import { categoryOf } from "../../content/routes.ts";
import { isBright } from "../../styles/brightness.ts";
import { stage, words } from "../../styles/stage.css.ts";
import * as text from "../../styles/text.css.ts";
import { night } from "../../styles/theme.css.ts";
import { tinted } from "../../styles/tint.css.ts";
import { Breadcrumb } from "../Breadcrumb/Breadcrumb.tsx";
import { head } from "../CallBar/CallBar.css.ts";
import { EmergencyLine } from "../EmergencyLine/EmergencyLine.tsx";
import { HeadActions } from "../HeadActions/HeadActions.tsx";
import { Prose } from "../Prose/Prose.tsx";
import { Scene } from "../Scene/Scene.tsx";
import { useSite } from "../Site/Site.tsx";
import { StyleSheet } from "../StyleSheet/StyleSheet.tsx";
import * as styles from "./PageHero.css.ts";

type PageHeroProps = {
  heading: string;
  lead: string;
  picture: HeadPicture;
  /** Where the page's first-aid list is; with it the head has a line for visitors whose machine has stopped. */
  firstAid?: string | undefined;
  /** The first button, where it is not the site's usual one. */
  primary?: { label: string; href: string } | undefined;
  /** A link below the buttons. */
  children?: ReactNode;
};

/**
 * The head of a page: the trail, the one h1, a lead, quote and call buttons, and the page's picture beside them, on the
 * colour of the page's category. In the dark theme the picture is a scene by night.
 */
export function PageHero({ heading, lead, picture, firstAid, primary, children }: PageHeroProps) {
  const { route, pictures } = useSite();
  const mean = [...(pictures.get(picture.file)?.tint ?? "fff")].map(
    (digit) => 17 * Number.parseInt(digit, 16),
  );
  const background = tinted[categoryOf(route) ?? "Company"];
  return (
    <>
      <div className={`${head} ${background} ${stage}${isBright(mean) ? "" : ` ${night}`}`}>
        <div className={words}>
          <div className={styles.title}>
            <Breadcrumb />
            <h1 className={styles.heading[heading.length > 40 ? "long" : "short"]}>
              <Prose text={heading} />
            </h1>
          </div>
          <p className={text.lead}>
            <Prose text={lead} />
          </p>
          <HeadActions primary={primary} />
          {firstAid && <EmergencyLine href={firstAid} />}
          {children}
        </div>
        <Scene {...picture} eager />
      </div>
      <StyleSheet />
    </>
  );
}
