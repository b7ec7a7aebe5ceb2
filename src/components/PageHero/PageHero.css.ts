import { style } from "@vanilla-extract/css";
import { fontSize } from "../../styles/scale.ts";

export const heading = style({ fontSize: fontSize.h1 });
