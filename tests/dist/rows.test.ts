import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { formatInterval } from "../../src/components/Scale/formatInterval.ts";
import { offers, page, site } from "../fixtures/dist.ts";
import { all, type Element, one, textOf } from "../fixtures/html.ts";

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
const built = ({ path, heading }: { path: string; heading: string }) =>
  all(page(path).main, "section").find(
    (part) => textOf(all(part, "h2")[0]) === heading.replaceAll("\u00a0", " "),
  );

const attributesOf = (root: Element | undefined, name: string) =>
  all(root, name).map(({ attributes }) => attributes);
const numbersIn = (text = "") => text.match(/[\d.]+/g)?.map(Number) ?? [];

test.each(sectionsOf("scale"))("$path: $heading shows each mark at its value", (scale) => {
  const { from, to, step, unit } = scale.axis;
  const { marks, bands = [] } = scale;
  const section = built(scale);
  const [plot = [], leaders = []] = all(section, "g").map((drawing) =>
    attributesOf(drawing, "path").map(({ d }) => numbersIn(d)),
  );
  const ranges = [
    ...bands.map((band, index) => [band.from, bands[index + 1]?.from ?? to] as const),
    ...marks.map((mark) => [mark.from, mark.to ?? mark.from] as const),
  ];
  const shown = plot.map(([start = NaN, , , end = NaN]) => [start, end] as const);
  expect(shown).toHaveLength(ranges.length);
  for (const [index, range] of ranges.entries()) {
    const [start, end] = range.map((value) => (value - from) / (to - from)).toSorted((a, b) => a - b);
    expect(shown[index]?.[0]).toBeCloseTo(start ?? NaN, 3);
    expect(shown[index]?.[1]).toBeCloseTo(end ?? NaN, 3);
  }
  expect(leaders).toHaveLength(marks.length);
  for (const [index, [start, end]] of shown.slice(bands.length).entries()) {
    expect(leaders[index]?.[0]).toBeGreaterThanOrEqual(start);
    expect(leaders[index]?.[0]).toBeLessThanOrEqual(end);
  }
  const ends = leaders.map((leader) => leader.at(-2) ?? NaN);
  expect(ends).toEqual([...new Set(ends)].toSorted((a, b) => a - b));
  const labels = [
    ...Array.from({ length: Math.abs(to - from) / step + 1 }, (_, index) => [
      from + (to > from ? step : -step) * index,
    ]),
    ...marks.map((mark) => [mark.from, mark.to] as const),
  ];
  const texts = [
    ...all(one(section, "div", { "aria-hidden": "" }), "span"),
    ...all(section, "li").flatMap((item) => all(item, "p").slice(0, 1)),
  ];
  expect(texts.map(textOf)).toEqual(
    labels.map(([first = NaN, last]) => formatInterval(unit, first, last).replaceAll("\u00a0", " ")),
  );
});

test.each(sectionsOf("lineup"))("$path: $heading shows all vehicles at the same scale", (row) => {
  const pictures = attributesOf(built(row), "img");
  expect(pictures.map(({ alt }) => alt)).toEqual(row.vehicles.map(({ alt }) => alt));
  expect(new Set(pictures.map(({ height }) => height)).size).toBe(1);
  const reserved = attributesOf(built(row), "svg").map(({ width, viewBox, viewbox = viewBox }) => ({
    displayed: Number.parseFloat(width ?? ""),
    size: numbersIn(viewbox).slice(2),
  }));
  const [{ displayed, size: [longest = NaN, height = NaN] } = { displayed: NaN, size: [] }] = reserved;
  expect(height).toBeLessThanOrEqual(Number(pictures.map(({ height: pixels }) => pixels)[0]));
  for (const [index, vehicle] of reserved.entries()) {
    expect(vehicle.size).toEqual([Number(pictures.map(({ width }) => width)[index]), height]);
    expect(vehicle.displayed / (vehicle.size[0] ?? NaN)).toBeCloseTo(displayed / longest, 3);
  }
  const nights = all(built(row), "source", { "data-night": "" });
  expect(nights).toHaveLength(row.vehicles.filter(({ nightPicture }) => nightPicture).length);
});

test.each(sectionsOf("heat"))("$path: $heading shows one view twice", (section) => {
  const alts = [section.day.alt, section.heat.alt];
  const pictures = attributesOf(page(section.path).main, "img").filter(({ alt = "" }) => alts.includes(alt));
  expect(pictures.map(({ alt }) => alt)).toEqual(alts);
  const [day, heat] = pictures.map(({ width, height }) => [width, height]);
  expect(heat).toEqual(day);
  expect(textOf(built(section))).toContain(`${section.scale.cool}${section.scale.hot}`);
});

test.each(sectionsOf("anatomy"))("$path: each label's line of $heading ends at its part", (anatomy) => {
  const file = `content/images/${anatomy.picture.file.replace(/\.\w+$/, ".json")}`;
  const points = JSON.parse(readFileSync(file, "utf8")) as Record<string, [x: number, y: number]>;
  const percent = (share: number) => Number((100 * share).toFixed(2));
  const [labels] = all(page(anatomy.path).main, "svg").filter((svg) => all(svg, "circle").length > 0);
  const ends = attributesOf(labels, "line").map(({ x2, y2 }) => numbersIn(`${x2} ${y2}`));
  const labelled = anatomy.parts.filter(({ label }) => label);
  // Each label has two lines. The first ends above or below its part.
  expect(ends.filter((_, index) => index % 2)).toEqual(labelled.map(({ at }) => points[at]?.map(percent)));
});

test.each(sectionsOf("anatomy"))("$path: $heading lists its parts with their figures", (anatomy) => {
  const plain = (text: string) => text.replaceAll("\u00a0", " ");
  const items = all(built(anatomy), "li").map((item) =>
    item.children.flatMap((child) =>
      typeof child !== "string" && ["span", "h3"].includes(child.name) ? [textOf(child)] : [],
    ),
  );
  expect(items).toEqual(
    anatomy.parts.map(({ title, label }) => [
      ...(label && anatomy.parts.every((part) => part.label) ? [plain(label.figure)] : []),
      plain(title),
    ]),
  );
});
