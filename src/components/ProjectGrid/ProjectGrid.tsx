import { idsOf } from "../../content/ids.ts";
import { kindLine, type Project, type Projects, shownPicture } from "../../content/projects.ts";
import type { PictureSlotName } from "../../styles/pictureSlots.ts";
import { shadesOf } from "../../styles/shades.ts";
import { tinted } from "../../styles/tint.css.ts";
import { Link } from "../Link/Link.tsx";
import { Picture } from "../Picture/Picture.tsx";
import { Prose } from "../Prose/Prose.tsx";
import * as filter from "../ProjectFilter/ProjectFilter.css.ts";
import { useSite } from "../Site/Site.tsx";
import * as styles from "./ProjectGrid.css.ts";
import { type Place, rhythm } from "./rhythm.ts";

/**
 * Projects as a grid of captioned pictures. The picture links to its large version, the title to the page
 * about such work. Each tile has two positions: among all tiles, and among those of its category while the
 * filter is active.
 */
export function ProjectGrid({ categories, projects }: Projects) {
  const places = rhythm(projects.length);
  const ids = idsOf(
    "project",
    projects.map(({ title }) => title),
  );
  return (
    <ul className={styles.grid}>
      {projects.map((project, index) => {
        const own = projects.filter(({ category }) => category === project.category);
        const place = places[index];
        const chosen = rhythm(own.length)[own.indexOf(project)];
        return place && chosen ? (
          <Tile
            key={ids[index]}
            id={ids[index]}
            project={project}
            ofCategory={filter.ofCategory[categories.indexOf(project.category)]}
            place={place}
            chosen={chosen}
            eager={index === 0 && "preloaded"}
          />
        ) : null;
      })}
    </ul>
  );
}

export const firstSlot = ({ length }: Project[]): PictureSlotName =>
  slotOf(rhythm(length)[0] ?? { size: "solo", paired: false });

type TileProps = {
  id: string | undefined;
  project: Project;
  /** Class of its category. */
  ofCategory: string | undefined;
  place: Place;
  chosen: Place;
  eager: false | "preloaded";
};

function Tile({ id, project, ofCategory, place, chosen, eager }: TileProps) {
  const { file, alt, focus } = shownPicture(project);
  return (
    <li id={id} className={classesOf(ofCategory, place, chosen)}>
      <a
        href={useSite().pictures.get(file)?.slots.full.fallback}
        className={`${styles.picture} ${tinted[shadesOf(project.category)]}`}
        data-defer
      >
        <Picture file={file} alt={alt} focus={focus} slot={slotOf(place)} eager={eager} />
      </a>
      <div className={styles.text}>
        <p className={styles.category}>{kindLine(project)}</p>
        <h3 className={styles.title}>
          <Link href={project.href} className={styles.link}>
            <span>
              <Prose text={project.title} />
            </span>
          </Link>
        </h3>
        <p className={styles.caption}>
          <Prose text={project.caption} />
        </p>
      </div>
    </li>
  );
}

function classesOf(ofCategory: string | undefined, place: Place, chosen: Place): string {
  const { among, filtered } = styles;
  return [
    styles.tile,
    filter.filtered,
    ofCategory,
    place.paired && among.paired,
    place.size in among && among[place.size as keyof typeof among],
    chosen.paired && filtered.paired,
    chosen.size in filtered && filtered[chosen.size as keyof typeof filtered],
  ]
    .filter(Boolean)
    .join(" ");
}

const slotOf = ({ size, paired }: Place): PictureSlotName =>
  paired
    ? ({ third: "tileThird", half: "tileHalf", big: "tileBig", solo: "tileBig" } as const)[size]
    : "tileFirst";
