import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { space } from "../../styles/scale.ts";
import { lead } from "../../styles/text.css.ts";
import { color } from "../../styles/theme.css.ts";

const base = style({ paddingBlock: space.section });

const deep = style({ backgroundColor: color.deep, color: color.onDeep });

export const look = styleVariants({
  band: [base, { selectors: { "&:nth-child(even)": { backgroundColor: color.band } } }],
  deep: [base, deep],
});

export const head = style({ display: "grid", gap: space.sm, maxWidth: "46rem", marginBlockEnd: space.xl });

globalStyle(`${deep} p a`, { color: color.onDeepAccent });
globalStyle(`${deep} ${lead}`, { color: color.onDeepMuted });
