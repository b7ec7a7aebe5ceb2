import { idsOf } from "../../content/ids.ts";
import { kindLine, nightFileOf, shownPicture } from "../../content/gallery.ts";
import type { Project, Projects } from "../../content/projects.ts";
import type { Look } from "../../content/sections.ts";
import { Link } from "../Link/Link.tsx";
import { NightPicture } from "../Picture/NightPicture.tsx";
import { Picture } from "../Picture/Picture.tsx";
import { Paragraph, Prose } from "../Prose/Prose.tsx";
import { darkPanel } from "../../styles/grounds.css.ts";
import { filtered, ofCategory } from "../ProjectFilter/ProjectFilter.css.ts";
import { tileGroundOf } from "../Site/groundOf.ts";
import { useSite } from "../Site/Site.tsx";
import * as styles from "./ProjectGrid.css.ts";
import * as attribute from "../../styles/attributes.ts";
import { sizesOfAll, sizesOfCategory } from "./tileSizes.ts";

const slots = { third: "tileThird", half: "tileHalf", large: "tileHalf", full: "tileFirst" } as const;

/**
 * A grid of project pictures with captions. Each picture links to its large version, and each title links to
 * the page about that kind of work. The page must preload the first picture for the `tileFirst` slot.
 */
export function ProjectGrid({ categories, projects }: Projects) {
  const sizes = sizesOfAll(projects.length);
  const ids = idsOf(
    "project",
    projects.map(({ title }) => title),
  );
  return (
    <ul className={styles.grid}>
      {projects.map((project, index) => {
        const size = sizes[index] ?? "third";
        const category = ofCategory[categories.indexOf(project.category)];
        const same = projects.filter((other) => other.category === project.category);
        const sizeInCategory = sizesOfCategory(same.length)[same.indexOf(project)] ?? "third";
        const isOdd = project === same[0] && same.length % 2 === 1;
        const classes = [styles.ofAll[size], styles.ofChosen[sizeInCategory], isOdd && styles.odd, category];
        return (
          <li
            key={ids[index]}
            id={ids[index]}
            className={[styles.tile, ...classes, filtered].filter(Boolean).join(" ")}
          >
            <TilePicture
              project={project}
              isNight={size === "large"}
              slot={sizeInCategory === "full" && index > 0 ? "tileSingle" : slots[size]}
              eager={index === 0 && "preloaded"}
            />
            <TileText project={project} />
          </li>
        );
      })}
    </ul>
  );
}

type TilePictureProps = {
  project: Project;
  /** At night in both themes. */
  isNight: boolean;
  slot: "tileFirst" | "tileSingle" | (typeof slots)[keyof typeof slots];
  eager: false | "preloaded";
};

/**
 * An illustration has the ground of the page that its title links to, as that page's cards have. The largest tile
 * shows it at night.
 */
function TilePicture({ project, isNight, slot, eager }: TilePictureProps) {
  const { pictures, offers } = useSite();
  const { file, alt, focus } = shownPicture(project);
  const look: Look = offers.find(({ href }) => href === project.href) ?? {};
  const nightFile = nightFileOf(project);
  const isDark = isNight && nightFile !== undefined;
  const ground = isDark ? darkPanel.night : tileGroundOf(look, project.category);
  const Shown = isDark ? NightPicture : Picture;
  return (
    <a
      href={pictures.get(file)?.slots.full.fallback}
      {...{ [attribute.largeNight]: nightFile && pictures.get(nightFile)?.slots.full.fallback }}
      className={`${styles.picture} ${ground}`}
      {...{ [attribute.defer]: "" }}
    >
      <Shown {...{ file, nightFile, alt, focus, slot, eager }} />
    </a>
  );
}

const TileText = ({ project }: { project: Project }) => (
  <div className={styles.text}>
    <p className={styles.category}>{kindLine(project)}</p>
    <h3 className={styles.title}>
      <Link href={project.href} className={styles.link}>
        <Prose as="span" text={project.title} />
      </Link>
    </h3>
    <Paragraph className={styles.caption} text={project.caption} />
  </div>
);
