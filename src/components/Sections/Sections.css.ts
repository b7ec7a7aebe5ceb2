import { style } from "@vanilla-extract/css";
import { space } from "../../styles/scale.ts";

export const call = style({ display: "flex", maxWidth: "26rem", marginBlockStart: space.lg });
