import type { Category } from "../../content/primitives.ts";
import * as styles from "./ProjectFilter.css.ts";

/** Projects of each category that has any, in the order of the filter. */
export type CategoryCount = { category: Category; count: number };

/**
 * Decoration: pipework with one line a project. They leave together, warm, and arrive cold, each category's in the middle
 * of its column. Drawn for a row of equal columns and stretched to it.
 */
export function Strands({ counts }: { counts: CategoryCount[] }) {
  return (
    <svg className={styles.strands} viewBox="0 0 800 99" preserveAspectRatio="none" aria-hidden>
      <linearGradient id="cooling" y1="70" x2="0" y2="95" gradientUnits="userSpaceOnUse">
        <stop className={styles.warm} />
        <stop className={styles.cold} offset="1" />
      </linearGradient>
      {strandsOf(counts).map(({ category, path }) => (
        <path
          key={category}
          className={`${styles.strand} ${styles.of[category]}`}
          d={path}
          stroke="url(#cooling)"
        />
      ))}
    </svg>
  );
}

/**
 * Path data of each category's lines, in a box of 800 by 99: 3 apart at the start, 8 apart at the end. Each line runs
 * below those to its right, so that none cross.
 */
function strandsOf(counts: CategoryCount[]): { category: Category; path: string }[] {
  const pitch = 800 / counts.length;
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  let line = 0;
  return counts.map(({ category, count }, column) => {
    const first = Math.round((column + 0.5) * pitch - (count - 1) * 4);
    const lines = Array.from({ length: count }, (_, index) => {
      const level = Math.round((60 * (total - line)) / total);
      return `M${3 + 3 * line++} 0v${level}q0 9 6 9H${first + 8 * index - 6}q6 0 6 9V99`;
    });
    return { category, path: lines.join("") };
  });
}
