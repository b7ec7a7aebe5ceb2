import { describe, expect, test } from "vitest";
import { cityPosition, knownCities, mapBounds } from "../../src/content/cities.ts";
import { landPath, pitch, project, size } from "../../src/components/CoverageMap/geometry.ts";
import { nameBox, placeLabels } from "../../src/components/CoverageMap/labels.ts";
import { marks, tickPath } from "../../src/components/ScaleChart/scale.ts";

describe("a scale", () => {
  const scale = { from: -30, to: 50, tick: 1, numeral: 10 };

  test("has a tick at every degree, nine high at the tens and four high between", () => {
    const ticks = follow(tickPath(scale));
    expect(ticks.map(({ x }) => x)).toEqual(marks(scale, 1));
    for (const { x, length } of ticks) expect(length, `${x}`).toBe(x % 10 === 0 ? 9 : 4);
  });

  test("keeps its ticks in place where they are tenths apart", () => {
    const ticks = follow(tickPath({ from: 0, to: 6, tick: 0.1, numeral: 1 }));
    expect(ticks).toHaveLength(61);
    expect(ticks.filter(({ length }) => length === 9).map(({ x }) => Math.round(x * 1000) / 1000)).toEqual([
      0, 1, 2, 3, 4, 5, 6,
    ]);
  });
});

/** Where the vertical strokes of a path stand, and their lengths; all of them start from one line. */
function follow(path: string): { x: number; length: number }[] {
  let [x, y] = [0, 0];
  return [...path.matchAll(/([Mm])(-?[\d.]+)( ?-?[\d.]+)v([\d.]+)/g)].map(([, command, dx, dy, length]) => {
    [x, y] = command === "M" ? [Number(dx), Number(dy)] : [x + Number(dx), y + Number(dy)];
    expect(y).toBe(0);
    y += Number(length);
    return { x, length: Number(length) };
  });
}

/** The dots of a path of horizontal lines, by column and row. */
function dots(path: string): { x: number; y: number }[] {
  return [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].flatMap(([, x, y, count]) =>
    Array.from({ length: Number(count) }, (_, index) => ({ x: Number(x) + index, y: Number(y) })),
  );
}

describe("the map", () => {
  const land = new Set(dots(landPath()).map(({ x, y }) => `${x} ${y}`));
  const at = (latitude: number, longitude: number) => project({ latitude, longitude });
  const dot = ({ x, y }: { x: number; y: number }) => [Math.floor(x / pitch), Math.floor(y / pitch)] as const;

  test.each(knownCities)("shows %s on land, or within one dot of it", (city) => {
    const position = cityPosition(city);
    if (!position) throw new Error(`${city} has no position`);
    const [x, y] = dot(project(position));
    const near = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => `${x + dx} ${y + dy}`));
    expect(near.some((place) => land.has(place))).toBe(true);
  });

  test.each([
    ["the Arabian Sea", 24, 64.5],
    ["Kabul", 34.53, 69.17],
    ["Delhi", 28.61, 77.21],
    ["Zahedan", 29.5, 60.86],
    ["Amritsar", 31.63, 74.87],
  ])("leaves %s empty", (_, latitude, longitude) => {
    expect(land.has(dot(at(latitude, longitude)).join(" "))).toBe(false);
  });

  test("has no dot under a mark or a name, and all others", () => {
    const box = { left: 150, right: 182, top: 100, bottom: 124 };
    const centres = (path: string) =>
      dots(path).map(({ x, y }) => ({ x: (x + 0.5) * pitch, y: (y + 0.5) * pitch }));
    const under = centres(landPath()).filter(
      ({ x, y }) => x > box.left && x < box.right && y > box.top && y < box.bottom,
    );
    expect(under).toHaveLength(8);
    expect(centres(landPath([box]))).toEqual(
      centres(landPath()).filter(({ x, y }) => !under.some((dot) => dot.x === x && dot.y === y)),
    );
  });

  test("is to scale: a degree of longitude is shorter than one of latitude by the cosine of 30.4 degrees", () => {
    const [here, north, east] = [at(30, 70), at(31, 70), at(30, 71)];
    expect((east.x - here.x) / (here.y - north.y)).toBeCloseTo(0.8625, 3);
    expect([east.y, north.x]).toEqual([here.y, here.x]);
  });

  test("holds everything that content may put on it", () => {
    const { north, south, west, east } = mapBounds;
    expect(at(north, west)).toEqual({ x: 0, y: 0 });
    expect(at(south, east).x).toBeLessThanOrEqual(size.width);
    expect(at(south, east).y).toBeLessThanOrEqual(size.height);
  });

  test("places the six names so that none lies on another or leaves the drawing", () => {
    const cities = ["Karachi", "Lahore", "Islamabad", "Peshawar", "Quetta", "Gwadar"].map((name) => ({
      name,
      ...project(cityPosition(name) ?? { latitude: 0, longitude: 0 }),
    }));
    const boxes = placeLabels(cities).map(nameBox);
    for (const [index, a] of boxes.entries()) {
      expect(a.left).toBeGreaterThanOrEqual(0);
      expect(a.right).toBeLessThanOrEqual(size.width);
      for (const b of boxes.slice(index + 1))
        expect(a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom).toBe(false);
    }
  });
});
