import type { ReactNode } from "react";
import type { SectionOf } from "../../content/sections.ts";
import { ends, starts, steps } from "../../styles/steps.css.ts";
import { TitledText } from "../Prose/TitledText.tsx";
import { formatInterval } from "./formatInterval.ts";
import * as styles from "./Scale.css.ts";

type Content = SectionOf<"scale">;

type ScaleProps = Pick<Content, "axis" | "marks" | "bands">;

/**
 * Marks on a linear axis. A line connects each mark with its description. Coordinates run from 0 to 1 along and
 * across the axis, and CSS can make the axis vertical.
 */
export function Scale({ axis, marks, bands = [] }: ScaleProps) {
  const { from, to, unit } = axis;
  const share = (value: number) => Number(((value - from) / (to - from)).toFixed(4));
  const ranges = marks.map((mark) => {
    // A range may be written against the direction of the axis.
    const both = [share(mark.from), share(mark.to ?? mark.from)];
    return { ...mark, start: Math.min(...both), end: Math.max(...both) };
  });
  const placed = withPlaces(ranges);
  const markStyle = bands.length > 0 ? styles.part : styles.mark;
  return (
    <div className={`${styles.scale} ${unit === "°C" ? styles.thermometer : ""}`}>
      {bands.length > 0 && <Key bands={bands} />}
      <Ticks {...axis} />
      <Drawing className={styles.plot}>
        {bands.map(({ from: first, tone }, index) => (
          <path
            key={index}
            className={styles.tone[tone ?? "idle"]}
            d={`M${share(first)} 0V1H${share(bands[index + 1]?.from ?? to)}V0Z`}
          />
        ))}
        {placed.map(({ start, end }, index) => (
          <path key={index} className={markStyle} d={`M${start} 0V1H${end}V0Z`} />
        ))}
      </Drawing>
      <Drawing className={styles.fan}>
        {bends(placed).map((line, index) => (
          <path key={index} d={line} />
        ))}
      </Drawing>
      <ul className={styles.texts}>
        {placed.map((mark, index) => (
          <Description key={index} {...mark} unit={unit} />
        ))}
      </ul>
    </div>
  );
}

type Interval = { start: number; end: number };
type DescriptionProps = Content["marks"][number] & { unit: Content["axis"]["unit"]; place: Interval };

const Description = ({ unit, from, to, title, text, place }: DescriptionProps) => (
  <li className={`${styles.text} ${starts[place.start]} ${ends[place.end]}`}>
    <p className={styles.value}>{formatInterval(unit, from, to)}</p>
    <TitledText title={title} text={text} />
  </li>
);

/** The share of the axis that a description needs if it has no text. */
const narrow = 1 / 12;

/**
 * Places descriptions, in steps. With texts they have equal shares of the axis. Without, each is as near to the
 * middle of its mark as the others allow, and ends before the next one.
 */
function withPlaces<T extends Interval & { text?: string | undefined }>(marks: T[]) {
  const equal = 1 / marks.length;
  const width = marks.some(({ text }) => text) ? equal : Math.min(equal, narrow);
  let free = 0;
  const begins = marks.map(({ start, end }, index) => {
    const begin = clamp((start + end - width) / 2, free, 1 - (marks.length - index) * width);
    free = begin + width;
    return Math.round(begin * steps);
  });
  return marks.map((mark, index) => {
    const { [index]: start = 0, [index + 1]: next = steps } = begins;
    return { ...mark, place: { start, end: Math.min(Math.round(start + equal * steps), next) } };
  });
}

/**
 * Connects marks with their descriptions. A line bends only if no part of the mark is opposite the description.
 * Lines that would meet bend at different heights.
 */
function bends(marks: (Interval & { place: Interval })[]): string[] {
  const leaders = marks.map(({ start, end, place }, index) => {
    const gap = index === 0 ? 0 : 0.005;
    // The last description ends with the axis.
    const lastGap = index === marks.length - 1 ? 0.0001 : 0.014;
    const text = clamp((start + end) / 2, place.start / steps + gap, place.end / steps - lastGap);
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

/** What the colours mean. */
function Key({ bands }: { bands: NonNullable<Content["bands"]> }) {
  const names = [...new Map(bands.map((band) => [band.title, band])).values()];
  return (
    <ul className={styles.key}>
      {names.map(({ title, tone }) => (
        <li key={title} className={styles.name}>
          <svg className={styles.tone[tone ?? "idle"]} width="16" height="16" aria-hidden>
            <path d="M0 0h16v16H0z" />
          </svg>
          {title}
        </li>
      ))}
    </ul>
  );
}

const Drawing = ({ className, children }: { className: string; children: ReactNode }) => (
  <div className={className}>
    <svg className={styles.drawing} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden>
      <g>{children}</g>
    </svg>
  </div>
);
