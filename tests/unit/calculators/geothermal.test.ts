import { expect, test } from "vitest";
import { startOf } from "../../../src/calculators/frame/fields.ts";
import {
  answerGeothermal,
  type GeothermalAnswer,
  geothermalFields,
} from "../../../src/calculators/Geothermal/fields.ts";
import { describeSite } from "../../../src/calculators/Geothermal/describe.ts";
import { loop } from "../../../src/calculators/Geothermal/groundLoop.ts";
import { loopFor } from "../../../src/calculators/Geothermal/site.ts";
import { sharedProps } from "../../../src/islands/sharedProps.ts";
import { site } from "../../fixtures/site.ts";

const { cities, strings } = sharedProps(site).Geothermal;
const fields = geothermalFields(cities);
const answer = (change: Record<string, string> = {}) =>
  answerGeothermal(cities, { ...startOf(fields), ...change });

/** Land area in m² for the loop that the answer proposes if land is no limit. */
const field = (city: string, end: 0 | 1) =>
  String(answer({ city, land: "100000" }).answer?.loop?.field[end] ?? 0);
const less = (land: string) => String(Number(land) - 1);
const lahore = cities.find(({ city }) => city === "Lahore") ?? expect.fail("no Lahore");
/** Area in m² of boreholes for a quarter of a 35.2 kW load. A quarter is the smallest worthwhile share. */
const quarter = String(36 * Math.ceil((0.25 * loopFor(35.1685, lahore).metres[1]) / 80));

const sites: Record<GeothermalAnswer["verdict"], Record<string, string>[]> = {
  loop: [
    { city: "Quetta", land: field("Quetta", 1) },
    { city: "Quetta", land: "100000" },
  ],
  well: [
    { load: "100", water: "well" },
    { load: "101", water: "well" },
  ],
  tight: [{ city: "Quetta", land: less(field("Quetta", 1)) }],
  part: [
    { land: less(field("Lahore", 1)) },
    { land: quarter },
    { city: "Karachi", land: less(field("Karachi", 1)) },
  ],
  noLand: [{ land: less(quarter) }],
  // The ground of the plains is warm, so a loop covers half of the load and a cooling tower covers the rest.
  hybrid: [
    { city: "Karachi", land: field("Karachi", 1) },
    { land: field("Lahore", 1) },
    { land: "100000", city: "Islamabad" },
  ],
  noRig: [{ rig: "no", land: "100000" }],
  onlyWell: [
    { rig: "no", water: "well" },
    { rig: "no", water: "salty", city: "Islamabad" },
  ],
  onlySalty: [{ rig: "no", water: "salty", city: "Karachi" }],
  canal: [{ water: "canal" }, { rig: "no", water: "canal" }],
  salty: [{ water: "salty", city: "Karachi" }],
  saltyWell: [{ water: "salty" }],
};

test.each(Object.entries(sites))("%s in complete texts", (verdict, changes) => {
  for (const change of changes) {
    const one = answer({ city: "Lahore", ...change }).answer ?? expect.fail(JSON.stringify(change));
    expect(one.verdict).toBe(verdict);
    if (verdict === "hybrid") expect(one.loop?.tons).toBe(5);
    const { sentences, warnings, ...others } = describeSite(one, strings);
    expect(JSON.stringify([sentences, warnings, others])).not.toMatch(/\{\w*\}|undefined|NaN|Infinity/);
    expect(sentences.length > 1).toBe(verdict !== "noLand" && verdict !== "noRig");
    expect(warnings.includes(strings.large)).toBe(change["load"] === "101");
    expect(warnings.includes(strings.heating)).toBe(change["city"] === "Quetta");
    const [most = 0] = one.loop?.boreholes.slice(1) ?? [];
    for (const figure of one.loop ? [most, most * loop.depth, one.loop.field[1]] : [])
      expect(sentences[1]).toContain(figure.toLocaleString("en-GB"));
  }
});

test("the strings contain the depth of boreholes", () => {
  expect(strings.loop).toContain(`${loop.depth} m`);
  expect(strings.method.paragraphs.join(" ")).toContain(`${loop.spacing} m`);
});
