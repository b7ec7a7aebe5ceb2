/** A linear scale: its ends, and the distances of its ticks and of its numerals, all in the unit of the data. */
export type Scale = { from: number; to: number; tick: number; numeral: number };

/** The multiples of `step` on the scale, ends included. */
export function marks({ from, to }: Scale, step: number): number[] {
  const count = Math.round((to - from) / step);
  return Array.from({ length: count + 1 }, (_, index) => from + index * step);
}

/**
 * A `viewBox` in which x counts in the unit of the data, so that a drawing's coordinates are the data itself; stretched
 * to any width it stays to scale. It is `height` units high.
 */
export const viewBox = ({ from, to }: Scale, height: number): string => `${from} 0 ${to - from} ${height}`;

/**
 * All ticks of a ruler as one path: ten high at a numeral, else four. The steps are relative, so that the path repeats
 * itself and compresses to almost nothing.
 */
export function tickPath(scale: Scale): string {
  const heights = marks(scale, scale.tick).map((value) => (isMultiple(value, scale.numeral) ? 9 : 4));
  return heights.reduce(
    (path, height, index) => `${path}${index === 0 ? "" : `m${scale.tick}-${heights[index - 1]}`}v${height}`,
    `M${scale.from} 0`,
  );
}

const isMultiple = (value: number, step: number) => Number.isInteger(value / step);

/** Lines nine high that part bars into blocks of one size, as one path. */
export function cutPath(scale: Scale, block: number): string {
  const inner = marks(scale, block).slice(1, -1);
  return inner.map((value, index) => (index === 0 ? `M${value} 0v9` : `m${block}-9v9`)).join("");
}
