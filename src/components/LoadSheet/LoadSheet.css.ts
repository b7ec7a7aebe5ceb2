import { globalStyle, style } from "@vanilla-extract/css";
import { color } from "../../styles/theme.css.ts";

/** One row per source of heat, with a bar for its share. */
export const shares = style({ display: "grid", gap: "0.625rem", marginBlockStart: "1.25rem" });
globalStyle(`${shares} > div`, {
  display: "grid",
  gridTemplateColumns: "minmax(0, 11.5rem) minmax(0, 1fr) 2.75rem",
  alignItems: "center",
  gap: "0.75rem",
});
globalStyle(`${shares} dd`, { fontWeight: 650, textAlign: "end" });
globalStyle(`${shares} svg`, { width: "100%", height: "0.75rem", fill: color.border });
globalStyle(`${shares} svg > :last-child`, { fill: color.heat });
