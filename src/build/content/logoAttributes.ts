const drawing = /^(d|points|c?[xy][12]?|r[xy]?|width|height|transform|opacity|(fill|stroke)(-[a-z]+)?)$/;
/** Attributes and style properties that don't affect the shapes. Drawing programs add many of them. */
const idle =
  /^(id|class|role|version|baseProfile|xmlns|clip-rule|overflow|enable-background|paint-order|color(-\w+)*|(font|text|aria|data|-inkscape|shape|image|solid)-.*|.*:.*|white-space|line-height|letter-spacing|word-spacing|direction|writing-mode|block-progression|marker)$/;
const idleValues =
  /^(display:(inline|block)|visibility:visible|isolation:auto|mix-blend-mode:normal|(clip-path|mask|filter|marker(-\w+)?):none)$/;
const rootOnly = /^(width|height|x|y|viewBox|preserveAspectRatio|focusable)$/;

/**
 * Serialises an element's drawing attributes, including those in `style`. `refused` lists attributes that are
 * not allowed, such as event handlers, references and effects.
 */
export function logoAttributes(attributes: Record<string, string>, isRoot: boolean) {
  const { style = "", ...own } = attributes;
  const declared = style
    .split(";")
    .map((declaration) => /^([^:]+):(.*)$/s.exec(declaration))
    .map((parts) => [parts?.[1]?.trim() ?? "", parts?.[2]?.trim() ?? ""] as const)
    .filter(([name]) => name !== "");
  const effective = [...new Map([...Object.entries(own), ...declared])].filter(
    ([name, value]) =>
      !idle.test(name) && !idleValues.test(`${name}:${value}`) && !(isRoot && rootOnly.test(name)),
  );
  const isSound = ([name, value]: [string, string]) => drawing.test(name) && !/url\(|["&<>]/.test(value);
  const write = ([name, value]: [string, string]) => `${name}="${value.replace(/\s+/g, " ")}"`;
  return {
    written: effective
      .filter(isSound)
      .map((pair) => ` ${write(pair)}`)
      .join(""),
    refused: effective.filter((pair) => !isSound(pair)).map(write),
  };
}
