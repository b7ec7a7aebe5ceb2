import { style, styleVariants } from "@vanilla-extract/css";
import { motion, radius } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";

/** Shape shared by links and buttons. */
export const base = style({
  display: "inline-flex",
  flexWrap: "wrap",
  maxWidth: "100%",
  alignItems: "center",
  justifyContent: "center",
  gap: "0.5rem",
  minHeight: "3rem",
  padding: "0.625rem 1.375rem",
  borderRadius: radius.sm,
  border: "1px solid transparent",
  fontWeight: 600,
  lineHeight: 1.25,
  textDecoration: "none",
  textAlign: "center",
  transition: `background-color ${motion.quick}, border-color ${motion.quick}, color ${motion.quick}`,
});

export const look = styleVariants({
  primary: [
    base,
    { backgroundColor: color.brand, color: color.onBrand, ":hover": { backgroundColor: color.brandHover } },
  ],
  outline: [base, { borderColor: color.border, color: color.text, ":hover": { borderColor: color.text } }],
});

export const large = style({ minHeight: "3.5rem", paddingInline: "1.875rem", fontSize: "1.125rem" });
