import { cutPath, marks, type Scale, tickPath, viewBox } from "./scale.ts";
import * as styles from "./ScaleChart.css.ts";

/** A length on the scale, and how it is drawn. Without length it is a stroke at its place. */
export type Bar = { from: number; to: number; look: keyof typeof styles.bar };

/** One thing on the scale: its name, its figure in words, and its drawing. */
export type ChartRow = { label: string; value: string; tone: keyof typeof styles.value; bars: Bar[] };

type ScaleChartProps = {
  /** What the chart shows, for screen readers. */
  label: string;
  scale: Scale;
  rows: ChartRow[];
  /** Cuts the bars into blocks of this size, to be counted. */
  block?: number;
  /** A value on a scale from cold to hot: it crosses every row, and the scale is coloured. */
  heatAt?: number;
};

/**
 * Things of one kind on one scale: a list whose words say all that its bars show. Bars are drawn in the unit of the
 * data, and words are HTML, so that the drawing stretches and the words break.
 */
export function ScaleChart({ label, scale, rows, block, heatAt }: ScaleChartProps) {
  const thermal = heatAt !== undefined;
  const box = { viewBox: viewBox(scale, 9), preserveAspectRatio: "none", "aria-hidden": true } as const;
  return (
    <figure className={styles.chart} aria-label={label}>
      <ul>
        {rows.map(({ label, value, tone, bars }) => (
          <li key={label}>
            {label}
            {"\u2002"}
            <span className={styles.value[tone]}>{value}</span>
            <svg className={thermal ? styles.thermal : undefined} {...box}>
              {bars.map((bar) => (
                <Drawn key={bar.from} bar={bar} thin={thermal} />
              ))}
              {block && tone !== "plain" && <path className={styles.cuts} d={cutPath(scale, block)} />}
              {thermal && <path className={styles.heat} d={`M${heatAt} 0v9`} />}
            </svg>
          </li>
        ))}
      </ul>
      <svg className={thermal ? styles.thermalTicks : styles.ticks} {...box}>
        <path d={tickPath(scale)} />
      </svg>
      <div className={styles.numerals} aria-hidden>
        {marks(scale, scale.numeral).map((value) => (
          <span key={value} data-value={String(value).replace("-", "−")} />
        ))}
      </div>
    </figure>
  );
}

/** Bars lie on the hairline of a thermal scale, and close below their words elsewhere. */
function Drawn({ bar: { from, to, look }, thin }: { bar: Bar; thin: boolean }) {
  const [y, height] = thin ? [3, 3] : [1, 5];
  if (from === to) return <path className={styles.point} d={`M${from} ${y}v${height}`} />;
  return <rect className={styles.bar[look]} x={from} y={y} width={to - from} height={height} />;
}
