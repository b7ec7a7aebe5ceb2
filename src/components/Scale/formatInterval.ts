import type { SectionOf } from "../../content/sections.ts";

type Unit = SectionOf<"scale">["axis"]["unit"];

const pair = (value: number) => String(value).padStart(2, "0");

/** Formats hours after midnight as a time of day: `22:30` for 22.5, `02:00` for 26. */
const clock = (hours: number) => `${pair(Math.floor(hours) % 24)}:${pair(Math.round((hours % 1) * 60))}`;

/**
 * Formats an interval: `22–43.1 °C`, `13 °C`, `23:00–01:00`. A negative number takes "to" instead of a dash:
 * `−3 to 43 °C`.
 */
export function formatInterval(unit: Unit, from: number, to = from): string {
  const ends = [from, to].map((value) => (unit === "h" ? clock(value) : String(value).replace("-", "−")));
  const interval = [...new Set(ends)].join(Math.min(from, to) < 0 ? " to " : "–");
  return unit === "h" ? interval : `${interval}\u00a0${unit}`;
}
