import { idsOf } from "../../content/ids.ts";
import { kindLine, shownPicture } from "../../content/gallery.ts";
import type { Project, Projects } from "../../content/projects.ts";
import { shadesOf } from "../../styles/shades.ts";
import { grounded } from "../../styles/grounds.css.ts";
import { Link } from "../Link/Link.tsx";
import { Picture } from "../Picture/Picture.tsx";
import { Paragraph, Prose } from "../Prose/Prose.tsx";
import { filtered, ofCategory } from "../ProjectFilter/ProjectFilter.css.ts";
import { useSite } from "../Site/Site.tsx";
import * as styles from "./ProjectGrid.css.ts";
import * as attribute from "../../styles/attributes.ts";

const slots = { third: "tileThird", half: "tileHalf", big: "tileBig" } as const;

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

function TilePicture({ project, slot, eager }: TilePictureProps) {
  const { pictures } = useSite();
  const { file, alt, focus } = shownPicture(project);
  const nightFile = project.photograph ? undefined : project.image.nightFile;
  return (
    <a
      href={pictures.get(file)?.slots.full.fallback}
      {...{ [attribute.largeNight]: nightFile && pictures.get(nightFile)?.slots.full.fallback }}
      className={`${styles.picture} ${grounded[shadesOf(project.category)]}`}
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

/**
 * The size of a tile. On desktops, the grid has twelve columns: `big` spans eight columns and two rows,
 * `half` spans six columns and `third` spans four. On tablets, the grid has two columns, and `big` spans
 * both.
 */
export type TileSize = "big" | "half" | "third";

const feature: TileSize[] = ["big", "third", "third"];
const mirrored: TileSize[] = ["third", "big", "third"];
const trio: TileSize[] = ["third", "third", "third"];
const pair: TileSize[] = ["half", "half"];
/** Big tiles change sides. */
const pattern = [feature, trio, mirrored, trio];
/** By the number of rows modulo 4: last rows without which the two-column grid would have a gap. */
const ends: Record<number, TileSize[]> = { 2: feature, 3: trio };

/** Returns tile sizes that fill every row at any viewport width. */
function tileSizes(count: number): TileSize[] {
  if (count === 1) return ["big"];
  const pairs = (2 * count) % 3;
  const rows = (count - 2 * pairs) / 3;
  const middle = Array.from(
    { length: rows },
    (_, row) => (row === rows - 1 && ends[rows % 4]) || (pattern[row % 4] ?? trio),
  );
  return [...middle, ...Array.from({ length: pairs }, () => pair)].flat();
}
