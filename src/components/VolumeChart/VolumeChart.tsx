import { gapsBetween, intervalText, type SizeRange } from "../../content/charts.ts";
import type { SectionOf } from "../../content/sections.ts";
import { type ChartRow, ScaleChart } from "../ScaleChart/ScaleChart.tsx";

type VolumeChartProps = Pick<SectionOf<"volumes">, "heading" | "ranges" | "gap">;

/** Sizes of bodies in cubic metres on one scale, and openly what lies between them. */
export function VolumeChart({ heading, ranges, gap = "" }: VolumeChartProps) {
  const largest = Math.max(...ranges.map(({ to }) => to));
  const scale = { from: 0, to: Math.ceil(largest / 5) * 5, tick: 1, numeral: 5 };
  const rows = [
    ...ranges.map((range) => row(range, true)),
    ...gapsBetween(ranges).map((interval) => row({ ...interval, label: gap }, false)),
  ];
  return <ScaleChart label={heading} scale={scale} rows={rows} block={1} />;
}

function row({ label, from, to }: SizeRange, offered: boolean): ChartRow {
  const bars = [{ from, to, look: offered ? ("cold" as const) : ("gap" as const) }];
  return { label, value: intervalText({ from, to }, "m³"), tone: offered ? "cold" : "plain", bars };
}
