import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { callouts } from "../../../src/components/Anatomy/callouts.ts";
import { partFaults, readPoints } from "../../../src/content/picturePoints.ts";

const part = (at: string) => ({ at, title: at, text: `What the ${at} does.` });
const page = (...names: string[]) => ({
  sections: [
    {
      type: "anatomy",
      heading: "Parts",
      picture: { file: "room-parts.webp", alt: "A room." },
      parts: names.map(part),
    },
  ],
});
const points = JSON.stringify({ door: [0.7, 0.5], floor: [0.4, 0.8], panel: [0.2, 0.4], seal: [0.71, 0.51] });
const faults = (names: string[], json?: string) => partFaults(page(...names), () => json);

test("parts that the picture has are no fault, and neither is a page without sections", () => {
  expect(faults(["door", "floor", "panel"], points)).toEqual([]);
  expect(partFaults("no page", () => undefined)).toEqual([]);
});

test("a part that the picture doesn't have is named, with the nearest and all that exist", () => {
  expect(faults(["door", "flor", "panel"], points)).toEqual([
    {
      path: ["sections", 0, "parts", 1, "at"],
      message:
        'points to "flor", which the picture doesn\'t have. Write floor; it has door, floor, panel, seal',
    },
  ]);
});

test("two pins that would cover one another are refused", () => {
  const [fault] = faults(["door", "floor", "seal"], points);
  expect(fault?.message).toBe("points to the same place as door: move one of the two in the JSON file");
});

test("a missing or broken JSON file is explained at the picture's name", () => {
  const message = (json?: string) => {
    const [fault] = faults(["door", "floor", "panel"], json);
    expect(fault?.path).toEqual(["sections", 0, "picture", "file"]);
    return fault?.message;
  };
  expect(message()).toMatch(/^needs room-parts\.json beside it, which is missing: write there, as shares/);
  expect(message("{door: 1}")).toMatch(/which can't be read as JSON: /);
  expect(message('{"door": [31, 62]}')).toMatch(
    /which does not hold pairs of numbers from 0 to 1 \(see "door"\): /,
  );
});

test("every point that stands beside a picture lies inside it", () => {
  const files = readdirSync("content/images").filter((name) => name.endsWith(".json"));
  for (const name of files)
    expect(readPoints(readFileSync(`content/images/${name}`, "utf8")), name).toBeTypeOf("object");
});

test("call-outs stand at the side of their pins, numbered down one side and then the other", () => {
  const read = readPoints(points);
  const numbered = callouts(
    ["seal", "panel", "door", "floor"].map(part),
    typeof read === "string" ? {} : read,
  );
  expect(numbered.map(({ at, side, row }) => `${side} ${row} ${at}`)).toEqual([
    "left 0 panel",
    "left 1 floor",
    "right 0 door",
    "right 1 seal",
  ]);
});

test("leader lines of a side cross only where they have to", () => {
  // From the top down by their pins, the line of the far pin would cross that of the near one.
  const near = { near: [0.05, 0.8], far: [0.45, 0.9], a: [0.8, 0.1], b: [0.9, 0.9] } as const;
  const order = callouts(["near", "far", "a", "b"].map(part), near).map(({ at }) => at);
  expect(order.slice(0, 2)).toEqual(["far", "near"]);
});
