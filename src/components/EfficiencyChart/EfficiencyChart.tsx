import { intervalText } from "../../content/charts.ts";
import type { SectionOf } from "../../content/sections.ts";
import { type ChartRow, ScaleChart } from "../ScaleChart/ScaleChart.tsx";

type EfficiencyChartProps = Pick<SectionOf<"efficiency">, "heading" | "electricity" | "heat">;

/** Electricity that goes in against heat that is moved, both in kilowatts: their ratio is the COP. */
export function EfficiencyChart({ heading, electricity, heat }: EfficiencyChartProps) {
  const { kilowatts } = electricity;
  const scale = { from: 0, to: Math.ceil(Math.max(kilowatts, heat.to)), tick: 0.1, numeral: 1 };
  const rows: ChartRow[] = [
    {
      label: electricity.label,
      value: `${kilowatts} kW`,
      tone: "cold",
      bars: [{ from: 0, to: kilowatts, look: "cold" }],
    },
    {
      label: heat.label,
      value: intervalText(heat, "kW"),
      tone: "heat",
      bars: [
        { from: 0, to: heat.from, look: "heat" },
        { from: heat.from, to: heat.to, look: "soft" },
      ],
    },
  ];
  return <ScaleChart label={heading} scale={scale} rows={rows} block={1} />;
}
