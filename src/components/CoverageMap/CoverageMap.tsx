import { cityPosition } from "../../content/cities.ts";
import type { CoveredCity } from "../../content/site.ts";
import { landPath, pitch, project, size } from "./geometry.ts";
import { letters, markBox, nameBox, placeLabels } from "./labels.ts";
import * as styles from "./CoverageMap.css.ts";

type CoverageMapProps = {
  cities: readonly CoveredCity[];
};

/**
 * Pakistan in dots with a mark on each city: full where the company serves it, a ring where it soon will. Screen readers
 * are spared it: which city is served must stand beside it in words.
 */
export function CoverageMap({ cities }: CoverageMapProps) {
  const places = placeLabels(
    cities.flatMap(({ city, position = cityPosition(city) }) =>
      position ? [{ name: city, ...whole(project(position)) }] : [],
    ),
  );
  const marks = (status: CoveredCity["status"]) => (
    <g className={styles.mark[status]}>
      {places
        .filter(({ name }) => cities.some(({ city, status: its }) => city === name && its === status))
        .map(({ name, x, y }) => (
          <circle key={name} cx={x} cy={y} r="5" />
        ))}
    </g>
  );
  return (
    <svg className={styles.map} viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden>
      <path
        className={styles.land}
        d={landPath(places.flatMap((place) => [markBox(place), nameBox(place)]))}
        transform={`scale(${pitch})`}
      />
      {marks("served")}
      {marks("coming-soon")}
      {places.map(({ name, x, y, side }) => (
        <text
          key={name}
          className={styles.name}
          x={side === "right" ? x + letters.gap : x - letters.gap}
          y={y + 5}
          textAnchor={side === "left" ? "end" : undefined}
        >
          {name}
        </text>
      ))}
    </svg>
  );
}

/** Half a unit is less than a kilometre, and whole numbers are shorter. */
const whole = ({ x, y }: { x: number; y: number }) => ({ x: Math.round(x), y: Math.round(y) });
