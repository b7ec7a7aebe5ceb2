import { expect, test } from "vitest";
import { tinyPicture } from "../../fixtures/project.ts";
import { desk, project, textOf, useSavedPage } from "../../fixtures/savedPage.ts";

useSavedPage();

const upload = (kind: string, name: string, bytes: Buffer | string) =>
  desk.write("upload", { kind, name, data: Buffer.from(bytes).toString("base64") });
const svg = (shapes: string, box = "0 0 48 48") =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${shapes}</svg>`;
const square = '<rect width="40" height="40"/>';

test("a logo is kept without its scripts", async () => {
  const before = textOf("brand/mark.svg");
  const hidden = "<metadata><script>alert(1)</script></metadata>";
  expect((await upload("mark", "logo.svg", svg(hidden + square))).status).toBe(200);
  expect(textOf("brand/mark.svg")).toContain('width="40"');
  expect(textOf("brand/mark.svg")).not.toContain("script");
  expect((await desk.state()).saves[0]?.words).toBe("Replaced brand/mark.svg");
  await desk.undo();
  expect(textOf("brand/mark.svg")).toBe(before);
});

test("undo removes an added wide logo", async () => {
  await upload("wordmark", "wide.svg", svg(square, "0 0 160 48"));
  expect(textOf("brand/wordmark.svg")).toContain("160");
  await desk.undo();
  expect(() => textOf("brand/wordmark.svg")).toThrow("ENOENT");
});

test.each<[string, string, () => Promise<Buffer> | string, RegExp]>([
  ["a PNG", "mark", () => tinyPicture("png"), /The drawing is a bitmap.+as SVG/],
  [
    "a gradient",
    "mark",
    () => svg('<rect width="9" height="9" fill="url(#a)"/>'),
    /In the drawing, <rect> has/,
  ],
  ["a text", "mark", () => svg("<text>HVAC</text>"), /contains <text>.+plain SVG/],
  ["a script", "mark", () => svg(`<script>alert(1)</script>${square}`), /contains <script>/],
  ["a wide square logo", "mark", () => svg(square, "0 0 96 48"), /square viewBox/],
  ["a wordmark that is too wide", "wordmark", () => svg(square, "0 0 480 48"), /1 to 5 times/],
  ["a page as PDF", "pdf", () => "<!doctype html>", /not a PDF/],
])("%s is refused in words", async (_name, kind, bytes, words) => {
  const before = await project.snapshot("content");
  const { status, answer } = await upload(kind, "a.svg", await bytes());
  expect([status, answer.message]).toEqual([422, expect.stringMatching(words)]);
  expect(await project.snapshot("content")).toEqual(before);
});

test("undo keeps a PDF that a page links to", async () => {
  const { answer } = await upload("pdf", "..\\Price List (2027).PDF", "%PDF-1.4");
  expect(answer.name).toBe("price-list-2027.pdf");
  expect((await desk.state()).links).toContain("/price-list-2027.pdf");
  const [{ id } = { id: "" }] = (await desk.state()).saves;
  const lead = "See the [prices](/price-list-2027.pdf).";
  const change = { kind: "set", path: ["hero", "lead"], value: lead } as const;
  expect((await desk.save("services/amc.yaml", change)).status).toBe(200);
  expect((await desk.write("undo", { id })).answer.message).toContain("on a page");
  await desk.undo();
  expect((await desk.write("undo", { id })).status).toBe(200);
});

test("undo removes a file whose name is only mentioned", async () => {
  await upload("pdf", "terms.pdf", "%PDF-1.4");
  const [{ id } = { id: "" }] = (await desk.state()).saves;
  const lead = "Ask for /terms.pdf, or see [cold rooms](/solutions/cold-rooms).";
  expect(
    (await desk.save("services/amc.yaml", { kind: "set", path: ["hero", "lead"], value: lead })).status,
  ).toBe(200);
  expect((await desk.write("undo", { id })).status).toBe(200);
  await desk.undo();
});

test("a kind without a place is refused", async () => {
  expect((await upload("../pages", "a.svg", svg(square))).status).toBe(400);
});
