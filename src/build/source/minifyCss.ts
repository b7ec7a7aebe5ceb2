import { Features, transform, type TransformOptions, type CustomAtRules } from "lightningcss";

/** Without targets, Lightning CSS merges scroll animations into shorthands that older browsers drop. */
const targets = { chrome: 104 << 16, firefox: 115 << 16, safari: (15 << 16) | (4 << 8) };

const minifyWith = (css: string, options: Partial<TransformOptions<CustomAtRules>>): string =>
  transform({
    filename: "site.css",
    code: Buffer.from(css),
    minify: true,
    targets,
    // No style says light-dark(), whose stand-in for older browsers follows each `color-scheme`.
    exclude: Features.LightDark,
    ...options,
  }).code.toString();

/**
 * Minifies a style sheet.
 *
 * @param unused names of classes whose rules are left out, where nothing else matches them
 */
export const minifyCss = (css: string, unused: string[] = []): string =>
  minifyWith(css, { unusedSymbols: unused });

/** Minifies a style sheet without its rules for paper. */
export const minifyForScreen = (css: string): string =>
  minifyWith(css, {
    visitor: {
      Rule: {
        media: ({ value }) =>
          value.query.mediaQueries.every(({ mediaType }) => mediaType === "print") ? [] : undefined,
      },
    },
  });
