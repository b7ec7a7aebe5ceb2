import { expect, test } from "vitest";
import { coldRoomFields } from "../../../src/calculators/ColdRoom/fields.ts";
import { coolingLoadFields } from "../../../src/calculators/CoolingLoad/fields.ts";
import { type Fields, problemsIn, readingOf } from "../../../src/calculators/frame/fields.ts";
import { problemTexts } from "../../../src/calculators/frame/texts.ts";
import { exampleOf, unitsOf } from "../../../src/calculators/frame/units.ts";
import { geothermalFields } from "../../../src/calculators/Geothermal/fields.ts";
import { transportFields } from "../../../src/calculators/TransportUnit/fields.ts";
import { sharedProps } from "../../../src/islands/sharedProps.ts";
import { site } from "../../fixtures/site.ts";

const { frame, ...calculators } = site.calculators;
const { CoolingLoad, Geothermal } = sharedProps(site);
const fieldsOf: Record<keyof typeof calculators, Fields> = {
  coolingLoad: coolingLoadFields(CoolingLoad.cities),
  coldRoom: coldRoomFields,
  transportUnit: transportFields,
  geothermal: geothermalFields(Geothermal.cities),
};
const numbers = Object.entries(fieldsOf).flatMap(([calculator, fields]) =>
  Object.entries(fields).flatMap(([name, field]) =>
    field.kind === "number" ? [[calculator as keyof typeof calculators, name, field] as const] : [],
  ),
);

test.each(numbers)("a refusal in %s names the limits of %s", (calculator, name, field) => {
  const problem = { field: name, kind: "entry" };
  const text = problemTexts([problem], fieldsOf[calculator], calculators[calculator], frame)[name];
  expect(text).toContain(field.min.toLocaleString("en-GB").replace("-", "−"));
  expect(text).toContain(field.max.toLocaleString("en-GB"));
  expect(text).not.toMatch(/[{}]|undefined|NaN/);
  const example = field.unit ? exampleOf(field.unit) : String(field.start);
  expect(text).toContain(example);
  expect(problemsIn({ field }, { field: example })).toEqual([]);
  for (const unit of field.unit ? unitsOf(field.unit) : [])
    expect(readingOf(field, `300 ${unit}`)?.value).toBeGreaterThan(0);
});
