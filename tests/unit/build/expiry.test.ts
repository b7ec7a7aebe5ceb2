import { afterEach, expect, test, vi } from "vitest";
import { assertReady } from "../../../src/build/content/marks.ts";
import { expiries } from "../../../src/build/content/expiry.ts";
import { loadContent } from "../../../src/build/content/load.ts";

const loaded = await loadContent();
const facts = { ...loaded.site.facts, notices: [] };
const content = { ...loaded, site: { ...loaded.site, facts } };
const { expires } = content.site.facts.security;
const notice = {
  from: "2027-03-08 18:00",
  until: "2027-03-13 09:00",
  text: "Closed for Eid, [call us](tel:+92).",
};
const noticed = {
  ...content,
  site: { ...content.site, facts: { ...content.site.facts, notices: [notice] } },
};
afterEach(() => vi.unstubAllEnvs());

test("a warning is printed before security.txt expires", () => {
  const { line } = content.sources[0]?.locate(["security", "expires"]) ?? {};
  const told = (days: number) => expiries(content, new Date(Date.parse(expires) - days * 86_400_000));
  for (const days of [300, 31, 30]) expect(told(days)).toEqual([]);
  for (const days of [29, -1, 400])
    expect(told(days)).toMatchObject([{ file: "content/site.yaml", line, days }]);
});

test("a warning is printed for an expired notice", () => {
  const told = (time: string) =>
    expiries(noticed, new Date(`${time}:00+05:00`)).map(({ message }) => message);
  expect(told("2027-03-13T08:59")).toEqual([]);
  expect(told("2027-03-13T09:00")).toEqual([expect.stringContaining("notices[1]")]);
});

test("a launch is refused if security.txt has expired", () => {
  const launch = (date: number) => {
    vi.stubEnv("SOURCE_DATE_EPOCH", String(date / 1000));
    return () => assertReady({ ...noticed, marks: [] });
  };
  expect(launch(Date.parse("2027-04-01"))).not.toThrow();
  expect(launch(Date.parse(expires) - 86_400_000)).not.toThrow();
  expect(launch(Date.parse(expires) + 2 * 86_400_000)).toThrow(
    /^content\/site\.yaml:\d+:\d+: security\.expires/,
  );
});

test("a refused launch lists each of 300 open points", () => {
  const mark = { file: "content/a.yaml", column: 1, kind: "confirm" as const, path: ["a"] };
  const marks = Array.from({ length: 300 }, (_, index) => ({
    ...mark,
    line: index + 1,
    value: "word ".repeat(40),
  }));
  expect(() => assertReady({ ...noticed, marks })).toThrow(/:300:\d+: /);
});
