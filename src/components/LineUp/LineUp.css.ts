import { globalStyle, style } from "@vanilla-extract/css";
import { below, type Breakpoint, from } from "../../styles/breakpoints.ts";
import { fontSize, leading, page, space } from "../../styles/scale.ts";
import { color, colors } from "../../styles/theme.css.ts";

export const road = "#22384f";
export const frame = style({
  position: "relative",
  isolation: "isolate",
  alignSelf: "end",
  "@media": { print: { display: "none" } },
});
/** The kerb begins where the wheels touch the ground and extends to both edges of the viewport. */
const kerb = {
  content: "",
  position: "absolute",
  zIndex: -1,
  insetBlock: "91% -0.75rem",
  insetInline: "-100vw",
  backgroundImage: "linear-gradient(#dfe4e8 60%, #93a5b6 60%)",
} as const;
globalStyle(`.dark ${frame}::after`, {
  backgroundImage: "linear-gradient(#566274 60%, #333e4f 60%) !important",
});
globalStyle(`${frame} img`, { position: "absolute", inset: 0, aspectRatio: "auto" });

const textFrom = (name: Breakpoint) =>
  style({
    lineHeight: leading.snug,
    "@media": {
      [from(name)]: {
        zIndex: 1,
        flexGrow: 1,
        width: 0,
        minWidth: "100%",
        marginBlockStart: "0.75rem",
        padding: `${space.md} ${space.md} ${space.lg} 0`,
        backgroundColor: road,
        clipPath: "inset(0 -100vmax)",
        vars: { [color.text]: "#fff", [color.muted]: "#c9d9ea", [color.brand]: "#fff" },
        color: color.text,
        selectors: { ".dark &": { backgroundColor: colors.deepBackground } },
      },
      [below(name)]: { alignSelf: "center", padding: `${space.sm} ${page.gutter} 1.25rem 0` },
    },
  });

/**
 * Styles of a row of vehicles above a road with their names. Flex items shrink in proportion to their widths,
 * so all vehicles keep the same scale. Below the breakpoint, each vehicle has its own row.
 *
 * @param height of each picture below the breakpoint
 */
const rowFrom = (name: Breakpoint, height: string) => ({
  row: style({
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    "@media": {
      // Begins at the column and ends at the viewport's edge.
      [from(name)]: {
        display: "flex",
        maxWidth: "1720px",
        paddingInlineStart: `max(${page.gutter}, 50vw - ${page.width} / 2)`,
      },
      print: { display: "flex", gap: space.md },
    },
  }),
  vehicle: style({
    "@media": {
      [from(name)]: { display: "flex", flexDirection: "column", minWidth: 0 },
      [below(name)]: {
        display: "grid",
        gridColumn: "1 / -1",
        gridTemplateColumns: "subgrid",
        columnGap: space.sm,
        overflowX: "clip",
        paddingBlockEnd: "0.75rem",
      },
    },
  }),
  /** Equal heights keep all vehicles at the same scale. */
  placeholder: style({
    height: "auto",
    "@media": { [below(name)]: { width: "auto", height, maxWidth: "none" } },
  }),
  text: textFrom(name),
});
export const few = rowFrom("md", "min(7rem, 28vw)");
/** The name of a short vehicle needs a wide viewport. */
export const many = rowFrom("xl", "5.25rem");

for (const [name, { row, vehicle, text }] of [
  ["md", few],
  ["xl", many],
] as const) {
  globalStyle(`${vehicle} > ${frame}::after`, { "@media": { [below(name)]: kerb } });
  // The first vehicle has the kerb and the road of the whole row, because later ones are painted over it.
  globalStyle(`${vehicle}:first-child > ${frame}::after`, { "@media": { [from(name)]: kerb } });
  globalStyle(`${row} > :first-child > ${text}`, {
    "@media": { [from(name)]: { boxShadow: `0 0 0 100vmax ${road}` } },
  });
  globalStyle(`.dark ${row} > :first-child > ${text}`, {
    "@media": { [from(name)]: { boxShadow: `0 0 0 100vmax ${colors.deepBackground}` } },
  });
  globalStyle(`${text} > h3`, { marginBlockEnd: space.xs, fontSize: fontSize.quiet });
  globalStyle(`${text} a`, { color: "inherit" });
  globalStyle(`${text} strong`, { color: color.text, whiteSpace: "nowrap" });
}
globalStyle(`${many.text} > h3`, { fontSize: fontSize.h3 });
