import { globalStyle, style } from "@vanilla-extract/css";
import { space } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";

export const readings = style({ width: "100%", borderCollapse: "collapse" });
globalStyle(`${readings} :is(th, td)`, {
  padding: "0.625rem 0.5rem 0.625rem 0",
  borderBlockEnd: `1px solid ${color.border}`,
  fontWeight: 400,
  textAlign: "start",
  verticalAlign: "top",
  overflowWrap: "break-word",
});
globalStyle(`${readings} thead th`, { color: color.muted, fontSize: "0.9375rem" });
globalStyle(`${readings} td:nth-child(2)`, { fontWeight: 650 });
globalStyle(`${readings} tr > :nth-child(3)`, { paddingInlineEnd: 0, textAlign: "end" });
globalStyle(`${readings} td:nth-child(3)`, { color: color.accent, fontWeight: 650 });
export const checks = style({ display: "grid", gap: space.xs, marginBlockStart: space.md });
globalStyle(`${checks} > li`, { display: "flex", gap: space.sm });
globalStyle(`${checks} > li > svg`, { color: color.accent });
