import type { CoveredCity } from "../../content/coverage.ts";
import { useSite } from "../Site/Site.tsx";
import * as styles from "./CityChart.css.ts";

/** Wider than any city's year: −10 to 50 °C, the unit across is a degree. Drawings stretch to their place. */
const box = { viewBox: "-10 0 60 9", preserveAspectRatio: "none", "aria-hidden": true } as const;

/**
 * The company's cities as an engineer sees them: from the cold to the heat that a machine is designed for there, against
 * the temperatures at which makers rate their machines. The words say all that the drawing shows.
 */
export function CityChart() {
  const { coverage, climate } = useSite().site.facts;
  return (
    <figure className={styles.chart} aria-label={climate.label}>
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

/** A city and its year: a line from the cold end to the hot one, and behind it the ratings, which cross every row. */
function City({ city: { city, status, design }, ratings }: { city: CoveredCity; ratings: number[] }) {
  const { comingSoon } = useSite().site.interface;
  return (
    <li className={styles.city}>
      <span className={styles.name}>
        {city}
        {status === "coming-soon" && <span className={styles.soon}> {comingSoon}</span>}
      </span>
      {design && (
        <>
          {" "}
          <span className={styles.figures}>{formatRange(design.cold, design.hot)}</span>
          <svg className={styles.year} {...box}>
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

const number = (value: number) => String(value).replace("-", "−");

/** `22–43.1 °C`, or `−3 to 43 °C` where a dash would meet a minus sign. */
const formatRange = (from: number, to: number) =>
  `${number(from)}${from < 0 ? " to " : "–"}${number(to)}\u00a0°C`;
