import { idsOf } from "../../content/ids.ts";
import { kindLine, shownPicture } from "../../content/gallery.ts";
import type { Project, Projects } from "../../content/projects.ts";
import type { Look } from "../../content/sections.ts";
import { Link } from "../Link/Link.tsx";
import { Picture } from "../Picture/Picture.tsx";
import { Paragraph, Prose } from "../Prose/Prose.tsx";
import { filtered, ofCategory } from "../ProjectFilter/ProjectFilter.css.ts";
import { groundOf } from "../Site/groundOf.ts";
import { useSite } from "../Site/Site.tsx";
import * as styles from "./ProjectGrid.css.ts";
import * as attribute from "../../styles/attributes.ts";

const slots = { third: "tileThird", half: "tileHalf" } as const;

/**
 * A grid of project pictures with captions. Each picture links to its large version, and each title links to
 * the page about that kind of work. The page must preload the first picture for the `tileFirst` slot.
 */
export function ProjectGrid({ categories, projects }: Projects) {
  const sizes = tileSizes(projects.length);
  const ids = idsOf(
    "project",
    projects.map(({ title }) => title),
  );
  return (
    <ul className={styles.grid}>
      {projects.map((project, index) => {
        const size = sizes[index] ?? "third";
        const category = ofCategory[categories.indexOf(project.category)];
        const isSingle = projects.filter((other) => other.category === project.category).length === 1;
        return (
          <li
            key={ids[index]}
            id={ids[index]}
            className={[styles.tile, styles.sizes[size], isSingle && styles.single, filtered, category]
              .filter(Boolean)
              .join(" ")}
          >
            <TilePicture
              project={project}
              slot={index === 0 ? "tileFirst" : isSingle ? "tileSingle" : slots[size]}
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
  slot: "tileFirst" | "tileSingle" | (typeof slots)[keyof typeof slots];
  eager: false | "preloaded";
};

/** An illustration has the ground of the page that its title links to, as that page's cards have. */
function TilePicture({ project, slot, eager }: TilePictureProps) {
  const { pictures, offers } = useSite();
  const { file, alt, focus } = shownPicture(project);
  const nightFile = project.photograph ? undefined : project.image.nightFile;
  const look: Look = offers.find(({ href }) => href === project.href) ?? {};
  return (
    <a
      href={pictures.get(file)?.slots.full.fallback}
      {...{ [attribute.largeNight]: nightFile && pictures.get(nightFile)?.slots.full.fallback }}
      className={`${styles.picture} ${groundOf(look, project.category)}`}
      {...{ [attribute.defer]: "" }}
    >
      <Picture {...{ file, nightFile, alt, focus, slot, eager }} />
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

/** On desktops, the grid has twelve columns: `half` spans six of them, `third` spans four. */
type TileSize = "half" | "third";

/** Returns tile sizes for full rows, of two and of three tiles in turn. */
function tileSizes(count: number): TileSize[] {
  const least = (2 * count) % 3;
  const pairs = least + 3 * Math.max(0, Math.round((count / 5 - least) / 3));
  const trios = (count - 2 * pairs) / 3;
  return Array.from({ length: Math.max(pairs, trios) }, (_, row): TileSize[] => [
    ...(row < pairs ? (["half", "half"] as const) : []),
    ...(row < trios ? (["third", "third", "third"] as const) : []),
  ]).flat();
}
