/**
 * Tests whether dark text has more contrast than white text, which is true for a luminance above 0.18.
 * https://www.w3.org/TR/WCAG22/#dfn-relative-luminance
 *
 * @param color red, green and blue from 0 to 255
 */
export function isBright(color: readonly number[]): boolean {
  const [red = 0, green = 0, blue = 0] = color.map((part) => (part / 255) ** 2.2);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.18;
}
