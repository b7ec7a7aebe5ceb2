import { style } from "@vanilla-extract/css";
import { space } from "../styles/scale.ts";

export const vision = style({ display: "grid", gap: space.xl });
