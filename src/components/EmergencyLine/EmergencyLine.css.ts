import { globalStyle, style } from "@vanilla-extract/css";
import { from } from "../../styles/breakpoints.ts";
import { linkRow } from "../../styles/layout.css.ts";
import { fontSize, radius, space } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";

/** A bordered box, except on phones, where the box's padding would make the text wrap. */
export const line = style([
  linkRow,
  {
    fontWeight: 600,
    "@media": {
      [from("md")]: {
        width: "fit-content",
        marginBlock: 0,
        paddingInline: space.md,
        border: `1px solid ${color.danger}`,
        borderRadius: radius.sm,
        backgroundColor: color.background,
      },
      [from("lg")]: { fontSize: fontSize.body },
    },
  },
]);
globalStyle(`${line} > strong`, { color: color.danger });
