import { intervalText, temperatureScale } from "../../content/charts.ts";
import type { SectionOf } from "../../content/sections.ts";
import { type ChartRow, ScaleChart } from "../ScaleChart/ScaleChart.tsx";

const scale = { ...temperatureScale, tick: 1, numeral: 10 };

type TemperatureChartProps = Pick<SectionOf<"temperatures">, "heading" | "bands" | "outside">;

/** What goods ask for, on the site's one temperature scale, against the heat outside. */
export function TemperatureChart({ heading, bands, outside }: TemperatureChartProps) {
  const rows = bands.map(({ label, from, to }): ChartRow => {
    const bar = { from: from ?? scale.from, to, look: "cold" as const };
    return { label, value: intervalText({ from, to }, "°C"), tone: "cold", bars: [bar] };
  });
  const heat: ChartRow = { label: outside.label, value: `${outside.at} °C`, tone: "heat", bars: [] };
  return <ScaleChart label={heading} scale={scale} rows={[...rows, heat]} heatAt={outside.at} />;
}
