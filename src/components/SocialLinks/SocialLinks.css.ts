import { style } from "@vanilla-extract/css";
import { round } from "../../styles/layout.css.ts";

export const list = style({ display: "flex" });
export const link = round;
