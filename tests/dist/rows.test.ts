import { expect, test } from "vitest";
import { offers, page, site } from "../fixtures/dist.ts";
import { all, textOf } from "../fixtures/html.ts";

const contentOf = (path: string) => {
  const [, kind = "", slug = ""] = path.split("/");
  return (kind === "services" ? site.services : site.solutions).get(slug)?.sections ?? [];
};
const sectionsOf = <T extends string>(type: T) =>
  offers.flatMap(({ path }) =>
    contentOf(path).flatMap((section) =>
      section.type === type
        ? [{ ...section, path } as Extract<typeof section, { type: T }> & { path: string }]
        : [],
    ),
  );
/** The elements of a section of a page, found by its heading. */
const built = ({ path, heading }: { path: string; heading: string }) =>
  all(page(path).main, "section").find(
    (part) => textOf(all(part, "h2")[0]) === heading.replaceAll("\u00a0", " "),
  );

test.each(sectionsOf("scale"))("$path: $heading shows each mark at its value", (scale) => {
  const { from, to } = scale.axis;
  const [plot, leaders] = all(built(scale), "g").map((drawing) =>
    all(drawing, "path")
      .slice(-scale.marks.length)
      .map(({ attributes }) => attributes["d"]?.match(/[\d.]+/g)?.map(Number) ?? []),
  );
  expect(leaders).toHaveLength(scale.marks.length);
  for (const [index, mark] of scale.marks.entries()) {
    const [start = NaN, , , end = NaN] = plot?.[index] ?? [];
    expect(from + start * (to - from)).toBeCloseTo(mark.from, 1);
    expect(from + end * (to - from)).toBeCloseTo(mark.to ?? mark.from, 1);
    expect(leaders?.[index]?.[0]).toBeCloseTo((start + end) / 2, 3);
  }
});

test.each(sectionsOf("lineup"))(
  "$path: $heading shows all vehicles at the same scale, with descriptions",
  (row) => {
    const pictures = all(built(row), "img").map(({ attributes }) => attributes);
    expect(pictures.map(({ alt }) => alt)).toEqual(row.vehicles.map(({ alt }) => alt));
    expect(new Set(pictures.map(({ height }) => height)).size).toBe(1);
  },
);

test.each(sectionsOf("heat"))(
  "$path: $heading shows one view twice, by day and in colours of temperature, with their scale",
  (section) => {
    const pictures = all(built(section), "img").map(({ attributes }) => attributes);
    expect(pictures.map(({ alt }) => alt)).toEqual([section.day.alt, section.heat.alt]);
    const [day, heat] = pictures.map(({ width, height }) => [width, height]);
    expect(heat).toEqual(day);
    expect(textOf(built(section))).toContain(`${section.scale.cool}${section.scale.hot}`);
  },
);
