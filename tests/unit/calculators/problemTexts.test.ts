import { expect, test } from "vitest";
import { coldRoomFields } from "../../../src/calculators/ColdRoom/fields.ts";
import { coolingLoadFields } from "../../../src/calculators/CoolingLoad/fields.ts";
import { examplesFor } from "../../../src/calculators/frame/examples.ts";
import { type Fields, isUsable, readingOf } from "../../../src/calculators/frame/fields.ts";
import { geothermalFields } from "../../../src/calculators/Geothermal/fields.ts";
import { unitsOf } from "../../../src/calculators/frame/measures.ts";
import { transportFields } from "../../../src/calculators/TransportUnit/fields.ts";
import { problemTexts } from "../../../src/calculators/frame/problemTexts.ts";
import { sharedProps } from "../../../src/islands/sharedProps.ts";
import { site } from "../../fixtures/site.ts";

const { frame, ...calculators } = site.calculators;
const { CoolingLoad, ColdRoom, Geothermal } = sharedProps(site);
const fieldsOf: Record<keyof typeof calculators, Fields> = {
  coolingLoad: coolingLoadFields(CoolingLoad.cities),
  coldRoom: coldRoomFields(ColdRoom.cities),
  transportUnit: transportFields,
  geothermal: geothermalFields(Geothermal.cities),
};
const numbers = Object.entries(fieldsOf).flatMap(([calculator, fields]) =>
  Object.entries(fields).flatMap(([name, field]) =>
    field.kind === "number" ? [[calculator as keyof typeof calculators, name, field] as const] : [],
  ),
);

test.each(numbers)(
  "a refusal in %s names the bounds of %s and examples that it takes, and its menu has units that it reads",
  (calculator, name, field) => {
    for (const kind of ["number", "range", "whole"] as const) {
      const text =
        problemTexts([{ field: name, kind }], fieldsOf[calculator], calculators[calculator], frame)[name] ??
        "";
      expect(text).toContain(frame.problems[kind]);
      expect(text).toContain(field.min.toLocaleString("en-GB"));
      expect(text).toContain(field.max.toLocaleString("en-GB"));
      expect(text).not.toMatch(/[{}]|undefined|NaN/);
      const examples = examplesFor(field);
      expect(text.replaceAll("\u00a0", " ")).toContain(examples.join(` ${frame.or} `));
      for (const example of examples) expect(isUsable(field, example), example).toBe(true);
    }
    for (const unit of field.unit ? unitsOf(field.unit) : [])
      expect(readingOf(field, `300 ${unit}`)?.value).toBeGreaterThan(0);
  },
);
