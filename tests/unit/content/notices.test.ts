import { expect, test } from "vitest";
import { loadContent } from "../../../src/build/content/load.ts";
import { expiries } from "../../../src/build/content/expiry.ts";
import { assertReady } from "../../../src/build/content/assertReady.ts";
import { all, textOf } from "../../fixtures/html.ts";
import { render } from "../../fixtures/renderSite.ts";

const eid = {
  from: "2027-03-08 18:00",
  until: "2027-03-13 09:00",
  text: "Closed for Eid, [call us](tel:+92).",
};

test("an editor is told of a notice that is over, by Pakistan's clock, and may launch all the same", async () => {
  const content = await loadContent();
  content.site.facts.notices = [eid];
  const told = (time: string) =>
    expiries(content, new Date(`${time}:00+05:00`)).map(({ message }) => message);
  expect(told("2027-03-13T08:59")).toEqual([]);
  expect(told("2027-03-13T09:00")).toEqual(["notices[1] is over (2027-03-13 09:00): remove it"]);
  process.env["SOURCE_DATE_EPOCH"] = String(Date.parse("2027-04-01") / 1000);
  expect(() => assertReady({ ...content, marks: [] })).not.toThrow();
  delete process.env["SOURCE_DATE_EPOCH"];
});

test("with a notice every page has it, hidden, and the one module that shows it; error pages have neither", async () => {
  for (const [path, count] of [
    ["/about", 1],
    ["/500.html", 0],
  ] as const) {
    const page = await render(path, ({ facts }) => (facts.notices = [eid]));
    const lines = all(page, "p", { "data-to": eid.until });
    expect(lines.map(textOf)).toEqual(Array(count).fill("Closed for Eid, call us."));
    for (const { attributes } of lines) expect(attributes).toHaveProperty("hidden");
    expect(all(page, "script", { type: "module" })).toHaveLength(count);
  }
});

test("without one, a page has no strip and no module", async () => {
  const page = await render("/about", ({ facts }) => (facts.notices = []));
  expect(all(page, "*", { "data-standing": "" })).toEqual([]);
  expect(all(page, "script", { type: "module" })).toEqual([]);
});
