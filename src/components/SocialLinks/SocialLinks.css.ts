import { style } from "@vanilla-extract/css";
import { round } from "../../styles/layout.css.ts";

export const list = style({ display: "flex", flexWrap: "wrap" });
export const link = round;
