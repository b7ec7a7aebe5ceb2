import { style } from "@vanilla-extract/css";
import { fontSize, leading, space } from "../../styles/scale.ts";

export const contacts = style({ display: "grid", gap: space.sm, alignContent: "start" });
export const note = style({ fontSize: fontSize.small, lineHeight: leading.snug });
export const email = style({ display: "inline-flex", alignItems: "center", minHeight: "2.75rem" });
