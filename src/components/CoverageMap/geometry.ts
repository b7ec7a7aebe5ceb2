import { mapBounds, type Position } from "../../content/cities.ts";
import { outline } from "./pakistan.ts";

/** A point of the drawing, in its own units: x to the right, y down. */
export type Point = { x: number; y: number };

/** A rectangle of the drawing, in its units. */
export type Box = { left: number; right: number; top: number; bottom: number };

export const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Units of a degree of latitude; a degree of longitude is shorter by the cosine of the middle latitude. */
const perDegree = 20;
const shrink = Math.cos((((mapBounds.north + mapBounds.south) / 2) * Math.PI) / 180);

/** Equirectangular projection, true to scale along the middle latitude. */
export const project = ({ latitude, longitude }: Position): Point => ({
  x: (longitude - mapBounds.west) * perDegree * shrink,
  y: (mapBounds.north - latitude) * perDegree,
});

/** Distance between dots, in units: about 40 km. */
export const pitch = 8;

const corner = project({ latitude: mapBounds.south, longitude: mapBounds.east });
/** Size of the drawing in units, a whole number of dots each way. */
export const size = {
  width: Math.ceil(corner.x / pitch) * pitch,
  height: Math.ceil(corner.y / pitch) * pitch,
};

/**
 * The country as dots: one horizontal line a run of land, counted in dots, to be dashed into dots by the style.
 *
 * @param taken rooms of marks and names, which stay free of dots
 */
export function landPath(taken: readonly Box[] = []): string {
  const land = outline.map(([longitude, latitude]) => project({ latitude, longitude }));
  const [columns, rows] = [size.width / pitch, size.height / pitch];
  let path = "";
  for (let row = 0; row < rows; row++) {
    const dotted = (column: number) => {
      const [x, y] = [(column + 0.5) * pitch, (row + 0.5) * pitch];
      const dot = { left: x, right: x, top: y, bottom: y };
      return column < columns && contains(land, { x, y }) && !taken.some((box) => overlap(box, dot));
    };
    for (let column = 0; column < columns; column++) {
      if (!dotted(column)) continue;
      const start = column;
      while (dotted(column)) column++;
      path += `M${start} ${row}h${column - start}`;
    }
  }
  return path;
}

/** Whether a point lies in a polygon: a ray from it to the right crosses the edges an odd number of times. */
export function contains(polygon: readonly Point[], { x, y }: Point): boolean {
  return polygon.reduce((inside, a, index) => {
    const b = polygon.at(index - 1) ?? a;
    const crosses = a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x);
    return crosses ? !inside : inside;
  }, false);
}
