import { globalStyle, style } from "@vanilla-extract/css";
import { failed, from, withoutScript } from "../../styles/breakpoints.ts";
import { fontSize, leading, radius, space } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";

export const block = style({ display: "grid", gap: space.sm, alignContent: "start" });
/** The address stands in the map's place until the map covers it, and stays if its host does not respond. */
const streets = (angle: string) =>
  `repeating-linear-gradient(${angle}, #ffffff14 0 3px, transparent 3px 5rem)`;
export const map = style({
  backgroundImage: `${streets("33deg")}, ${streets("123deg")}`,
  selectors: { [`&${failed}`]: { display: "none" } },
  position: "relative",
  display: "grid",
  overflow: "clip",
  height: "clamp(16rem, 50vw, 22rem)",
  padding: "min(2.25rem, 6vw)",
  borderRadius: radius.lg,
  "@media": { [from("lg")]: { height: "25rem" } },
});
export const card = style({
  display: "grid",
  placeContent: "center",
  justifyItems: "center",
  gap: space.md,
  textAlign: "center",
  textWrap: "balance",
});
export const pin = style({
  padding: "1rem",
  borderRadius: radius.pill,
  backgroundColor: color.accent,
  color: "#07182b",
});
export const address = style({ maxWidth: "20rem", fontSize: fontSize.quiet, lineHeight: leading.snug });
globalStyle(`${map} iframe`, {
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  border: 0,
  colorScheme: "light",
});
export const scripted = style({ "@media": { [withoutScript]: { display: "none" } } });
export const note = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space.sm} ${space.lg}`,
  color: color.muted,
  fontSize: fontSize.small,
});
/** Applies only to a map that is loaded by script. */
globalStyle(`${note} > a`, { flexGrow: 0 });
globalStyle(`${note} > span`, { flex: "1 1 16rem" });
globalStyle(`${failed} + ${note} > span`, { display: "none" });
globalStyle(`${note} > span`, { "@media": { [withoutScript]: { display: "none" } } });
