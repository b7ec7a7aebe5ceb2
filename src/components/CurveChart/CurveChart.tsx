import { Fragment } from "react";
import type { SectionOf } from "../../content/sections.ts";
import { marks } from "../ScaleChart/scale.ts";
import * as styles from "./CurveChart.css.ts";

type CurveChartProps = Pick<SectionOf<"curves">, "heading" | "across" | "up" | "curves">;
type Axis = CurveChartProps["up"];

/** Curves with their names at their ends; for whoever does not see them, where each begins and ends. */
export function CurveChart({ heading, across, up, curves }: CurveChartProps) {
  return (
    <figure className={styles.chart} aria-label={heading}>
      <svg
        className={styles.plot}
        role="img"
        aria-label={curves.map((curve) => inWords(curve, up.unit)).join("; ")}
      >
        <Levels axis={up} />
        <svg viewBox="0 0 1 1" aria-hidden preserveAspectRatio="none" overflow="visible">
          {curves.map(({ label, tone = "plain", values }) => (
            <polyline key={label} className={styles.curve[tone]} points={path(values, up)} />
          ))}
        </svg>
        <Numerals axis={up} />
        <Along axis={across} />
        {curves.map(({ label, tone = "plain", values }) => (
          <text
            key={label}
            className={styles.name[tone]}
            x="100%"
            y={height(up, values.at(-1) ?? 0)}
            dy="-0.6em"
          >
            {label}
          </text>
        ))}
      </svg>
    </figure>
  );
}

function Levels({ axis }: { axis: Axis }) {
  return numbers(axis).map((value) => (
    <line key={value} className={styles.level} x2="100%" y1={height(axis, value)} y2={height(axis, value)} />
  ));
}

function Numerals({ axis }: { axis: Axis }) {
  return numbers(axis).map((value) => (
    <text key={value} className={styles.numeral} x="-0.7em" y={height(axis, value)} dy="0.35em">
      {figure(value, axis.unit)}
    </text>
  ));
}

/** Below the drawing, each where its value is; the last one has the unit. */
function Along({ axis }: { axis: Axis }) {
  return numbers(axis).map((value, index, { length }) => (
    <Fragment key={value}>
      <text
        className={styles.along}
        x={`${Number((100 * (1 - share(axis, value))).toFixed(1))}%`}
        y="100%"
        dy="1.75em"
      >
        {index === length - 1 ? figure(value, axis.unit) : printed(value)}
      </text>{" "}
    </Fragment>
  ));
}

const inWords = ({ label, values }: CurveChartProps["curves"][number], unit: string) =>
  `${label}: ${figure(values[0] ?? 0, unit)} to ${figure(values.at(-1) ?? 0, unit)}`;

const numbers = ({ from, to, step }: Axis) => marks({ from, to, tick: step, numeral: step }, step);

const printed = (value: number) => value.toLocaleString("en-GB").replace("-", "−");
const figure = (value: number, unit: string) => `${printed(value)}\u00a0${unit}`;

/** From the top of the drawing, as a share of its height. */
const share = ({ from, to }: Axis, value: number) => Number(((to - value) / (to - from)).toFixed(3));
const height = (axis: Axis, value: number) => `${Number((100 * share(axis, value)).toFixed(1))}%`;

const path = (values: number[], up: Axis) =>
  values
    .map((value, index) => `${Number((index / (values.length - 1)).toFixed(3))},${share(up, value)}`)
    .join(" ");
