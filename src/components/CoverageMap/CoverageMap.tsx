import { Fragment } from "react";
import type { CoveredCity } from "../../content/site.ts";
import { drawing } from "../Icon/Icon.tsx";
import { size } from "./geometry.ts";
import { letters } from "./labels.ts";
import { placesOf } from "./places.ts";
import * as styles from "./CoverageMap.css.ts";

type CoverageMapProps = {
  cities: readonly CoveredCity[];
};

/**
 * Pakistan in dots with a mark on each city: full where the company serves it, a ring where it soon will. Screen readers
 * are spared it: which city is served must stand beside it in words.
 */
export function CoverageMap({ cities }: CoverageMapProps) {
  const places = placesOf(cities);
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
      <use className={styles.land} href={drawing("land")} />
      {marks("served")}
      {marks("coming-soon")}
      {places.map(({ name, x, y, side }) => (
        <Fragment key={name}>
          <text
            className={styles.name}
            x={side === "right" ? x + letters.gap : x - letters.gap}
            y={y + 5}
            textAnchor={side === "left" ? "end" : undefined}
          >
            {name}
          </text>{" "}
        </Fragment>
      ))}
    </svg>
  );
}
