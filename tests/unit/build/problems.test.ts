import { expect, test } from "vitest";
import { ContentError, formatProblem } from "../../../src/build/lib/problems.ts";
import { readPoints } from "../../../src/content/picturePoints.ts";

const place = { file: "a.yaml", line: 1, column: 2 };

test("a long message is cut, and so are many", () => {
  expect(formatProblem({ ...place, message: "x".repeat(4000) }).length).toBeLessThan(650);
  const problems = Array.from({ length: 1000 }, () => ({ ...place, message: "x".repeat(4000) }));
  expect(new ContentError(problems).message.length).toBeLessThan(20_000);
});

test("characters that turn a terminal's text around are written as escapes", () => {
  expect(formatProblem({ ...place, file: "a\u202egpj.yaml", message: "b\u2066c\u200bd" })).toBe(
    "a\\u202egpj.yaml:1:2: b\\u2066c\\u200bd",
  );
});

test("a hundred thousand wrong points get a short message", () => {
  const points = Object.fromEntries(
    Array.from({ length: 100_000 }, (_, index) => [`${"k".repeat(200)}${index}`, 1]),
  );
  expect(readPoints(JSON.stringify(points)).length).toBeLessThan(200);
});
