import { expect, test } from "vitest";
import { coldRoomFields } from "../../../src/content/calculators/coldRoom.ts";
import { coolingLoadFields } from "../../../src/content/calculators/coolingLoad.ts";
import { examplesFor } from "../../../src/content/calculators/examples.ts";
import {
  type Fields,
  isUsable,
  type NumberField,
  readingOf,
} from "../../../src/content/calculators/fields.ts";
import { geothermalFields } from "../../../src/content/calculators/geothermal.ts";
import { type Unit, unitsOf } from "../../../src/content/calculators/measures.ts";
import { transportFields } from "../../../src/content/calculators/transportUnit.ts";
import { formatEntry } from "../../../src/islands/ToolFrame/formatEntry.ts";
import { problemTexts } from "../../../src/islands/ToolFrame/problemTexts.ts";
import { sharedProps } from "../../../src/islands/sharedProps.ts";
import { site } from "../../fixtures/site.ts";

const { frame, ...tools } = site.tools;
const { CoolingLoad, ColdRoom, Geothermal } = sharedProps(site);
const fieldsOf: Record<keyof typeof tools, Fields> = {
  coolingLoad: coolingLoadFields(CoolingLoad.cities),
  coldRoom: coldRoomFields(ColdRoom.cities),
  transportUnit: transportFields,
  geothermal: geothermalFields(Geothermal.cities),
};
const numbers = Object.entries(fieldsOf).flatMap(([tool, fields]) =>
  Object.entries(fields).flatMap(([name, field]) =>
    field.kind === "number" ? [[tool as keyof typeof tools, name, field] as const] : [],
  ),
);

test.each(numbers)(
  "a refusal in %s names the bounds of %s and examples that it takes",
  (tool, name, field) => {
    for (const kind of ["number", "range", "whole"] as const) {
      const text = problemTexts([{ field: name, kind }], fieldsOf[tool], tools[tool], frame)[name] ?? "";
      expect(text).toContain(frame.problems[kind]);
      expect(text).toContain(field.min.toLocaleString("en-GB"));
      expect(text).toContain(field.max.toLocaleString("en-GB"));
      expect(text).not.toMatch(/[{}]|undefined|NaN/);
      const examples = examplesFor(field);
      expect(text.replaceAll("\u00a0", " ")).toContain(examples.join(` ${frame.or} `));
      for (const example of examples) expect(isUsable(field, example), example).toBe(true);
    }
  },
);

test.each(numbers)("the menu beside %s %s offers units that the field reads", (_tool, _name, field) => {
  if (!field.unit) return;
  for (const unit of unitsOf(field.unit)) expect(readingOf(field, `300 ${unit}`)?.value).toBeGreaterThan(0);
});

const area: NumberField = { kind: "number", min: 0, max: 9000, start: 500, unit: "m²" satisfies Unit };

test("an entry in another unit is shown with its number in the field's", () => {
  expect(formatEntry(area, "2 kanal", "m²")).toBe("1,012 m² (2 kanal)");
  expect(formatEntry(area, "2,000", "m²")).toBe("2,000 m²");
});
