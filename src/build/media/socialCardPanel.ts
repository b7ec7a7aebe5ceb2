import { createElement, type CSSProperties, type ReactNode } from "react";
import satori from "satori";
import { svgOf } from "../content/logo.ts";
import { type CardText, cardSize, type Brand, panelWidth } from "./socialCards.ts";

type PanelProps = { text: CardText; brand: Brand };

const padding = 56;

/**
 * Draws a social card's text panel.
 *
 * @param font TrueType font; characters missing from it stay blank
 * @returns SVG with its text converted to outlines
 */
export const drawPanel = (props: PanelProps, font: Buffer): Promise<string> =>
  satori(panel(props), {
    width: panelWidth,
    height: cardSize.height,
    fonts: [{ name: "Geist", data: font }],
    loadAdditionalAsset: async () => [],
  });

function panel({ text: { label, heading, name }, brand: { logo, colors } }: PanelProps) {
  const { light } = colors;
  const mark = Buffer.from(svgOf(logo, { color: light.accent })).toString("base64");
  return box(
    {
      boxSizing: "border-box",
      width: "100%",
      height: "100%",
      padding,
      flexDirection: "column",
      color: light.text,
      wordBreak: "break-word",
    },
    box(
      { marginBottom: 16, color: light.brand, fontSize: 26, lineClamp: 1, display: "block" },
      shorten(label),
    ),
    box(
      {
        fontSize: 54,
        lineHeight: 1.08,
        letterSpacing: "-0.03em",
        lineClamp: 6,
        display: "block",
      },
      shorten(heading),
    ),
    box(
      { gap: 6, marginTop: "auto", marginBottom: 28 },
      box({ width: 80, height: 5, backgroundColor: light.accent }),
      box({ width: 40, height: 5, backgroundColor: light.heat }),
    ),
    box(
      { alignItems: "center", gap: 12, fontSize: 26 },
      createElement("img", { src: `data:image/svg+xml;base64,${mark}`, width: 52, height: 52 }),
      box({ flexShrink: 1, lineClamp: 2, display: "block" }, shorten(name)),
    ),
  );
}

/** Replaces JSX, because the JSX runtime differs between development and production builds. */
const box = (style: CSSProperties, ...children: ReactNode[]) =>
  createElement("div", { style: { display: "flex", ...style } }, ...children);

/**
 * Shortens a string. Satori recurses for each word, so a long string could overflow the stack. The card shows
 * only six lines anyway.
 */
const shorten = (text: string) => text.slice(0, 250);
