import { createElement, type CSSProperties, type ReactNode } from "react";
import satori from "satori";
import type { colors } from "../../styles/theme.css.ts";
import { type Logo, svgOf } from "../content/logo.ts";

/** Size in pixels, as recommended for Open Graph pictures. */
export const cardSize = { width: 1200, height: 630 };
/** Width in pixels of the text panel on the left. */
export const panelWidth = 560;
const padding = 56;

export type CardText = { label: string; heading: string; name: string };

export type Brand = { logo: Logo; colors: typeof colors };

/**
 * Draws a social card's text panel.
 *
 * @param font TrueType font; characters missing from it stay blank
 * @returns SVG with its text converted to outlines
 */
export const drawPanel = (text: CardText, brand: Brand, font: Buffer): Promise<string> =>
  satori(panel(text, brand), {
    width: panelWidth,
    height: cardSize.height,
    fonts: [{ name: "Geist", data: font }],
    loadAdditionalAsset: async () => [],
  });

function panel({ label, heading, name }: CardText, { logo, colors }: Brand) {
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
    textBox(label, 1, { marginBottom: 16, color: light.brand, fontSize: 26 }),
    textBox(heading, 6, { fontSize: 54, lineHeight: 1.08, letterSpacing: "-0.03em" }),
    box(
      { gap: 6, marginTop: "auto", marginBottom: 28 },
      box({ width: 80, height: 5, backgroundColor: light.accent }),
      box({ width: 40, height: 5, backgroundColor: light.heat }),
    ),
    box(
      { alignItems: "center", gap: 12, fontSize: 26 },
      createElement("img", { src: `data:image/svg+xml;base64,${mark}`, width: 52, height: 52 }),
      textBox(name, 2, { flexShrink: 1 }),
    ),
  );
}

/** Replaces JSX, because the JSX runtime differs between development and production builds. */
const box = (style: CSSProperties, ...children: ReactNode[]) =>
  createElement("div", { style: { display: "flex", ...style } }, ...children);

/** Shortens the text: Satori recurses for each word, so a very long string could overflow the stack. */
const textBox = (text: string, lineClamp: number, style: CSSProperties) =>
  box({ display: "block", lineClamp, ...style }, text.slice(0, 250));
