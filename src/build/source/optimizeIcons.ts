/**
 * Joins the lines of each icon of the sheet to one path, on a grid of a hundredth of a pixel. Every use of an icon is a
 * copy of its elements, which the browser styles and lays out: the sheet and a page of fifty icons have half as many.
 *
 * @param sheet symbols of strokes of one colour, so that paths may be joined though they cross
 */
export async function optimizeIcons(sheet: string): Promise<string> {
  const { optimize } = await import("svgo");
  const { data } = optimize(sheet, {
    multipass: true,
    floatPrecision: 2,
    plugins: [
      { name: "convertShapeToPath", params: { convertArcs: true } },
      { name: "mergePaths", params: { force: true } },
      "convertPathData",
    ],
  });
  return data;
}
