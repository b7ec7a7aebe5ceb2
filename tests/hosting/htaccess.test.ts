import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { combinations, examineHost, grants } from "./matrix.ts";
import { installed } from "./machine.ts";
import { type Staged, stage } from "./site.ts";

/** What hosts grant and lack, one at a time; `npm run test:deep` has every pair. */
const usual = combinations.filter(({ grant, without }) => without === undefined || grant === "FileInfo");

let staged: Staged;
beforeAll(async () => {
  staged = await stage();
});
afterAll(() => staged.discard());

describe.skipIf(!installed("apache2"))(".htaccess never takes the site down", () => {
  test.each(usual)("$name", async (combination) => {
    expect(await examineHost(staged, combination)).toEqual([]);
  });
});

test("every host of the matrix is tried", () => {
  expect(usual.length).toBe(grants.length + combinations.length / grants.length - 1);
});
