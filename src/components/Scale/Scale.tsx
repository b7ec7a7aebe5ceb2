import type { ReactNode } from "react";
import type { SectionOf } from "../../content/sections.ts";
import { TitledText } from "../Prose/TitledText.tsx";
import { formatInterval } from "./formatInterval.ts";
import * as styles from "./Scale.css.ts";

type Content = SectionOf<"scale">;

type ScaleProps = Pick<Content, "axis" | "marks">;

/**
 * Marks on a linear axis. A line connects each mark with its description. Descriptions have equal shares of
 * the axis, so they never overlap. Coordinates run from 0 to 1 along and across the axis, and CSS can make
 * the axis vertical.
 */
export function Scale({ axis, marks }: ScaleProps) {
  const { from, to, unit } = axis;
  const share = (value: number) => Number(((value - from) / (to - from)).toFixed(4));
  const placed = marks.map((mark) => ({
    ...mark,
    start: share(mark.from),
    end: share(mark.to ?? mark.from),
  }));
  return (
    <div className={`${styles.scale} ${unit === "°C" ? styles.thermometer : ""}`}>
      <Ticks {...axis} />
      <Drawing className={styles.plot}>
        {unit === "h" && <path className={styles.night} d={`M${share(18)} 0V1H${share(30)}V0Z`} />}
        {placed.map(({ start, end }, index) => (
          <path key={index} className={styles.mark} d={`M${start} 0V1H${end}V0Z`} />
        ))}
      </Drawing>
      <Drawing className={styles.fan}>
        {bends(placed).map((line, index) => (
          <path key={index} d={line} />
        ))}
      </Drawing>
      <ul className={styles.texts}>
        {marks.map((mark, index) => (
          <li key={index} className={styles.text}>
            <p className={styles.value}>{formatInterval(unit, mark.from, mark.to)}</p>
            <TitledText title={mark.title} text={mark.text} />
          </li>
        ))}
      </ul>
    </div>
  );
}

type Interval = { start: number; end: number };

/**
 * Connects marks with their texts. A line bends only if no part of the mark is opposite the text. Lines that
 * would meet bend at different heights.
 */
function bends(marks: Interval[]): string[] {
  const leaders = marks.map(({ start, end }, index) => {
    const gap = index === 0 ? 0 : 0.005;
    // The last text ends with the axis.
    const lastGap = index === marks.length - 1 ? 0.0001 : 0.005;
    const text = clamp((start + end) / 2, index / marks.length + gap, (index + 1) / marks.length - lastGap);
    return { mark: clamp(text, start, end), text };
  });
  const level = (index: number): number => {
    const [one, next] = leaders.slice(index, index + 2);
    return one && next && next.mark <= one.text && one.mark < one.text ? 1 + level(index + 1) : 0;
  };
  return leaders.map(({ mark, text }, index) => `M${mark} 0V${0.3 + 0.2 * level(index)}H${text}V1`);
}

const clamp = (value: number, least: number, most: number) =>
  Number(Math.min(Math.max(value, least), most).toFixed(4));

function Ticks({ from, to, step, unit }: Content["axis"]) {
  const values = Array.from(
    { length: Math.round(Math.abs(to - from) / step) + 1 },
    // Rounded, because sums of tenths have rounding errors.
    (_, index) => Number((from + index * step * Math.sign(to - from)).toFixed(6)),
  );
  return (
    <div className={styles.ticks} aria-hidden>
      {values.map((value) => (
        <span key={value}>{formatInterval(unit, value)}</span>
      ))}
    </div>
  );
}

const Drawing = ({ className, children }: { className: string; children: ReactNode }) => (
  <div className={className}>
    <svg className={styles.drawing} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden>
      <g>{children}</g>
    </svg>
  </div>
);
