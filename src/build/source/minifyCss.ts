import { Features, transform, type TransformOptions, type CustomAtRules } from "lightningcss";
import { styleTargets } from "./baseline.ts";

const minifyWith = (css: string, options: Partial<TransformOptions<CustomAtRules>>): string =>
  transform({
    filename: "site.css",
    code: Buffer.from(css),
    minify: true,
    // Without targets, Lightning CSS merges scroll animations into shorthands that older browsers drop.
    targets: styleTargets,
    // No style uses light-dark(), and its fallback for older browsers adds variables to each `color-scheme`.
    exclude: Features.LightDark,
    ...options,
  }).code.toString();

export const minifyCss = (css: string, unused: string[] = []): string =>
  minifyWith(css, { unusedSymbols: unused });

export const minifyForScreen = (css: string): string =>
  minifyWith(css, {
    visitor: {
      Rule: {
        media: ({ value }) =>
          value.query.mediaQueries.every(({ mediaType }) => mediaType === "print") ? [] : undefined,
      },
    },
  });
