import type { SectionOf } from "../../content/sections.ts";

type Unit = SectionOf<"scale">["axis"]["unit"];

/** Formats hours after midnight as a time of day, like the office hours: `10:30 PM` for 22.5, `2 AM` for 26. */
function clock(hours: number): string {
  const minutes = Math.round((hours % 1) * 60);
  const time = `${Math.floor(hours) % 12 || 12}${minutes > 0 ? `:${String(minutes).padStart(2, "0")}` : ""}`;
  return `${time}\u00a0${hours % 24 < 12 ? "AM" : "PM"}`;
}

/**
 * Formats an interval: `22–43.1 °C`, `13 °C`, `11 PM–1 AM`, `2–5 AM`. A negative number takes "to" instead of a
 * dash: `−3 to 43 °C`.
 */
export function formatInterval(unit: Unit, from: number, to = from): string {
  const ends = [from, to].map((value) => (unit === "h" ? clock(value) : String(value).replace("-", "−")));
  const interval = [...new Set(ends)].join(Math.min(from, to) < 0 ? " to " : "–");
  return unit === "h" ? interval.replace(/\s(.M)(?=–.*\1)/, "") : `${interval}\u00a0${unit}`;
}
