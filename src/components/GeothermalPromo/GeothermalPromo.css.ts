import { style } from "@vanilla-extract/css";
import { space } from "../../styles/scale.ts";

export const lines = style({ display: "grid", gap: space.md });
export const points = style({ display: "grid", gap: space.xs });
export const point = style({ display: "flex", alignItems: "center", gap: space.sm, fontWeight: 600 });
