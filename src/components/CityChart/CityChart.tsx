import type { CoveredCity } from "../../content/coverage.ts";
import { useSite } from "../Site/Site.tsx";
import { formatInterval } from "../Scale/formatInterval.ts";
import * as styles from "./CityChart.css.ts";

/** The horizontal axis runs from −10 to 50 °C, one unit per degree. */
const box = { viewBox: "-10 0 60 9", preserveAspectRatio: "none", "aria-hidden": true } as const;

/** Temperatures of the grid's lines, in the middle of the axis's thirds. */
const lines = [0, 20, 40];

/**
 * Each city's design temperatures, compared with the temperatures at which manufacturers rate their machines.
 * The drawing is hidden from screen readers, because the text contains all of its data.
 */
export function CityChart() {
  const { coverage, climate } = useSite().site.facts;
  return (
    <figure aria-label={climate.label}>
      <p className={styles.axis} aria-hidden>
        <span>
          {lines.map((at) => (
            <span key={at}>{at}°</span>
          ))}
        </span>
      </p>
      <ul>
        {coverage.map((city) => (
          <City key={city.city} city={city} ratings={climate.ratings.map(({ at }) => at)} />
        ))}
      </ul>
      <figcaption className={styles.caption}>
        <ul className={styles.ratings}>
          {climate.ratings.map(({ at, label }) => (
            <li key={at} className={styles.rating}>
              {at} °C: {label}
            </li>
          ))}
        </ul>
        {climate.source}
      </figcaption>
    </figure>
  );
}

function City({ city: { city, design }, ratings }: { city: CoveredCity; ratings: number[] }) {
  return (
    <li className={styles.city}>
      <span className={styles.name}>{city}</span>
      {design && (
        <>
          {" "}
          <span className={styles.figures}>
            {formatInterval("°C", Math.round(design.cold), Math.round(design.hot))}
          </span>
          <svg className={styles.year} {...box}>
            <path className={styles.grid} d={lines.map((at) => `M${at} 0v9`).join("")} />
            {ratings.map((at) => (
              <path key={at} className={styles.rated} d={`M${at} 0v9`} />
            ))}
            <path d={`M${design.cold} 4.5H${design.hot}`} />
            <path className={styles.cold} d={`M${design.cold} 4.5h0`} />
            <path className={styles.hot} d={`M${design.hot} 4.5h0`} />
          </svg>
        </>
      )}
    </li>
  );
}
