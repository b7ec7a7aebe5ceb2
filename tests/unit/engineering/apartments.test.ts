import { expect, test } from "vitest";
import { heatOfFlats, openArea } from "../../../src/content/engineering/lightWell.ts";
import { freeChargeR32, limitR32, limitR410A } from "../../../src/content/engineering/refrigerantLimit.ts";
import { exampleUnit, levelAt } from "../../../src/content/engineering/sound.ts";
import { figuresOf, printed, tableWith } from "../../fixtures/contentTables.ts";

const file = "solutions/apartments-homes.yaml";

test("the light well's heat and open area follow from the number of flats", () => {
  for (const [block = "", heat, area] of tableWith(file, "", "kW", "m²")) {
    const flats = Number.parseInt(block);
    expect(heat).toBe(`${printed(heatOfFlats(flats))} kW`);
    expect(area).toBe(`${printed(openArea(flats))} m²`);
  }
});

test("the bedroom's refrigerant limits are those of EN 378-1 and IEC 60335-2-40", () => {
  // A maker's manual after IEC 60335-2-40:2018 gives 1.084 kg for 10 m² at 0.6 m.
  expect(limitR32(10, 0.6)).toBeCloseTo(1.084, 2);
  for (const [area = "", old, mild] of tableWith(file, "m²", "kg", "kg")) {
    expect(old).toBe(`${printed(limitR410A(Number.parseFloat(area)), 1)} kg`);
    expect(mild).toBe(`${printed(limitR32(Number.parseFloat(area)), 1)} kg`);
  }
  expect(figuresOf(file)).toContain(`${printed(freeChargeR32, 2)} kg`);
});

test("sound falls by 6 dB with each doubling of the distance", () => {
  const [near, far] = [levelAt(exampleUnit, 2), levelAt(exampleUnit, 4)].map((level) => printed(level));
  expect(figuresOf(file).join(" ")).toContain(`${exampleUnit} dB 1 m ${near} 2 m ${far} 4 m`);
});
