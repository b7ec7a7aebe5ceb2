import { expect, test } from "vitest";
import { expiries } from "../../../src/build/content/expiry.ts";
import { loadContent } from "../../../src/build/content/load.ts";
import { assertReady } from "../../../src/build/content/assertReady.ts";
import { explain } from "../../../src/tools/build.ts";

const content = await loadContent();
const { expires } = content.site.facts.security;

/** Messages so many days before security.txt expires. */
const messagesBefore = (days: number) =>
  expiries(content, new Date(Date.parse(expires) - days * 86_400_000)).map(({ message }) => message);

test("no message while security.txt is valid for a month to a year", () => {
  expect([300, 31, 30].flatMap(messagesBefore)).toEqual([]);
});

test("a message when the day is near, past, or further ahead than the standard advises", () => {
  expect(messagesBefore(29)[0]).toMatch(/is near: security.txt expires in 29 days/);
  expect(messagesBefore(-1)[0]).toMatch(/is in the past/);
  expect(messagesBefore(400)[0]).toMatch(/more than a year ahead/);
});

test("the message has the place of the day", () => {
  const [near] = expiries(content, new Date(Date.parse(expires)));
  expect(near).toMatchObject({ file: "content/site.yaml", days: 0 });
  expect(near?.line).toBe(content.sources[0]?.locate(["security", "expires"]).line);
});

test("a launch is refused when the day is past, and only then", () => {
  const ready = { ...content, marks: [] };
  const launchOn = (date: string) => {
    process.env["SOURCE_DATE_EPOCH"] = String(Date.parse(date) / 1000);
    try {
      assertReady(ready);
      return "";
    } catch (error) {
      return explain(error);
    } finally {
      delete process.env["SOURCE_DATE_EPOCH"];
    }
  };
  expect(launchOn("2027-10-30")).toBe("");
  expect(launchOn("2027-11-02")).toMatch(
    /content\/site\.yaml:\d+:\d+: security\.expires \(2027-10-31\) is in the past/,
  );
});
