import { style } from "@vanilla-extract/css";
import { space } from "../../styles/scale.ts";
import { detail } from "../ToolFrame/Answer.css.ts";

export const summary = style({ paddingBlock: space.sm, cursor: "pointer", fontWeight: "bold" });
export const methods = style([detail, { marginBlockStart: space.sm }]);
