import { expect, test } from "vitest";
import { mediaTypeOf } from "../../../src/build/hosting/mediaTypes.ts";
import { UserError } from "../../../src/build/lib/userError.ts";
import { joinFiles } from "../../../src/build/site/joinFiles.ts";

test.each([
  ["prices.pdf", "application/pdf"],
  ["hours.csv", "text/csv; charset=utf-8"],
  ["logo.gif", "image/gif"],
  ["tour.mp4", "video/mp4"],
  ["verification", "application/octet-stream"],
])("a file of static/ named %s has its media type", (file, type) => {
  expect(mediaTypeOf(file)).toBe(type);
});

test("a file of static/ under the name of one that the build makes is the editor's to rename", () => {
  const join = () => joinFiles([["robots.txt", "ours"]], [["robots.txt", "theirs"]]);
  expect(join).toThrow(UserError);
  expect(join).toThrow("static/robots.txt has the name of a file that the build makes: rename or remove it");
});
