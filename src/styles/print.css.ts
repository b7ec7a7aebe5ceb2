import { type CSSProperties, globalStyle } from "@vanilla-extract/css";
import { columns, container, grid, printedInThrees } from "./layout.css.ts";
import { copy, stage } from "./stage.css.ts";
import * as attribute from "./attributes.ts";

const inPrint = (selector: string, rules: CSSProperties) =>
  globalStyle(selector, { "@media": { print: rules } });

/** These rules must be more specific than the class selectors that they override. */
const inMain = (selector: string) =>
  selector
    .split(", ")
    .map((one) => `#content ${one}`)
    .join(", ");

inPrint("div.dark, section.dark, footer.dark", { backgroundColor: "transparent" });
inPrint("body", { fontSize: "8.5pt", lineHeight: 1.3, overflow: "visible" });
// An open drawer or lightbox, which Radix appends to the body.
inPrint("body > [data-state]", { display: "none" });
inPrint(
  'nav, main [class]:has(> iframe), footer ul, footer h2, footer > div > :last-child, [href="#content"], main [href="/contact"], main section:has(nav)',
  {
    display: "none",
  },
);
// Animations are disabled, because entry animations would be printed in an intermediate state.
inPrint(inMain("*"), { animation: "none" });
inPrint(`.${container}`, { paddingInline: 0 });
inPrint(inMain("section"), { paddingBlock: "0.4rem" });
inPrint(inMain("section *"), { rowGap: "0.3rem" });
inPrint(inMain("section > div > *"), { marginBlockEnd: "0.3rem" });
inPrint(inMain(`.${grid}, .${printedInThrees}`), {
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  columnGap: "0.75rem",
});
inPrint(inMain(`.${columns[4].replace(" ", ".")}`), { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" });
inPrint(inMain(`.${grid} > *`), {
  display: "block",
  padding: "0.4rem 0 0",
  border: 0,
  borderBlockStart: "1px solid",
  borderRadius: 0,
});
// In the two columns of questions and details, three columns would have two words a line.
inPrint(inMain(`[${attribute.island}] .${printedInThrees}`), {
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
});
inPrint(inMain(`section [${attribute.island}] *`), { minHeight: 0, paddingBlock: 0 });
inPrint(inMain(`section [${attribute.island}] :is(h3, p, ul, tr, label)`), { paddingBlock: "0.1rem" });
inPrint(inMain("picture"), { display: "block", borderRadius: 0 });
inPrint(inMain("section ul, section dl, section figure"), { gap: "0.2rem" });
inPrint(inMain("section figure svg"), { height: "0.5rem" });
inPrint(inMain(":is(p, ul, li), section div"), { maxWidth: "none", fontSize: "inherit" });
inPrint(inMain("th, td"), { paddingBlock: "0.15rem" });
inPrint(inMain("h1"), { fontSize: "20pt" });
inPrint(inMain("h2"), { fontSize: "13pt" });
inPrint(inMain("h3"), { fontSize: "10pt" });
// `:not(:last-child)` excludes the last line of a card. Otherwise, no page break could follow a row of cards.
inPrint(":is(h1, h2, h3, section > div > *):first-child:not(:last-child)", { breakAfter: "avoid" });
inPrint("li, tr, blockquote, figure, picture", { breakInside: "avoid" });
inPrint(inMain(`.${stage}`), {
  display: "grid",
  gridTemplate: "auto / 2.4fr 1fr",
  alignItems: "start",
  columnGap: "1rem",
  padding: 0,
  margin: 0,
  borderRadius: 0,
  backgroundColor: "transparent",
});
inPrint(inMain(`.${copy}`), { gap: "0.5rem", paddingBlock: 0 });
inPrint(inMain("section figure"), { padding: "0.4rem", borderRadius: "0.3rem" });
inPrint("footer[class]", { fontSize: "inherit" });
inPrint("footer address[class]", { columnGap: "1rem" });
inPrint("footer[class] *", { paddingBlock: 0, rowGap: "0.25rem", minHeight: 0 });
