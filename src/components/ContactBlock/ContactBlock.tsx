import type { CallToAction, HeadPicture } from "../../content/primitives.ts";
import { categoryOf, pictureOf } from "../../content/routes.ts";
import { tinted } from "../../styles/tint.css.ts";
import { ContactButtons } from "../ContactButtons/ContactButtons.tsx";
import { Picture } from "../Picture/Picture.tsx";
import { Prose } from "../Prose/Prose.tsx";
import { useSite } from "../Site/Site.tsx";
import * as styles from "./ContactBlock.css.ts";

/** Closes a page on its tint: what to do next, and how, and the picture of its head once more. */
export function ContactBlock({ heading, text, button }: CallToAction) {
  const { site, route, pictures } = useSite();
  const { file, nightFile }: Partial<HeadPicture> = pictureOf(route, site.projects.projects) ?? {};
  const look = file && pictures.get(file)?.alpha ? "cutOut" : "opaque";
  return (
    <section className={`${tinted[categoryOf(route) ?? "Company"]} ${styles.block}`}>
      <div className={styles.words}>
        <h2 className={styles.heading}>{heading}</h2>
        <p>
          <Prose text={text} />
        </p>
      </div>
      <ContactButtons quote={button} />
      {file && (
        <Picture
          file={file}
          nightFile={nightFile}
          alt=""
          slot={look === "cutOut" ? "closing" : "closingPhoto"}
          className={styles.sceneOf[look]}
        />
      )}
    </section>
  );
}
