import { cityPosition } from "../../content/cities.ts";
import type { CoveredCity } from "../../content/site.ts";
import { landPath, pitch, project } from "./geometry.ts";
import { type Label, markBox, nameBox, placeLabels } from "./labels.ts";

/** Where the cities and their names stand on the map; cities without a known position are left out. */
export const placesOf = (cities: readonly CoveredCity[]): Label[] =>
  placeLabels(
    cities.flatMap(({ city, position = cityPosition(city) }) =>
      position ? [{ name: city, ...whole(project(position)) }] : [],
    ),
  );

/** Half a unit is less than a kilometre, and whole numbers are shorter. */
const whole = ({ x, y }: { x: number; y: number }) => ({ x: Math.round(x), y: Math.round(y) });

/**
 * The country in dots, with room for the cities' marks and names, as an SVG element with the id `land`. It stands in
 * the sheet of all drawings: it would be a hundred bytes of each page that shows the map.
 */
export function landShape(cities: readonly CoveredCity[]): string {
  const path = landPath(placesOf(cities).flatMap((place) => [markBox(place), nameBox(place)]));
  return `<path id="land" d="${path}" transform="scale(${pitch})"/>`;
}
