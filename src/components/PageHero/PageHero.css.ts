import { style } from "@vanilla-extract/css";
import { space } from "../../styles/scale.ts";

export const title = style({ display: "grid", gap: space.sm });
