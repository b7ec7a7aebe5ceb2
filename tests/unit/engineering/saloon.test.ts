import { expect, test } from "vitest";
import { freshAirLoad, saloon, saloonLoad } from "../../../src/content/engineering/saloonLoad.ts";
import { figuresOf, printed, tableWith } from "../../fixtures/contentTables.ts";

const file = "services/railways-hvac.yaml";
const total = (loads: number[]) => loads.reduce((sum, load) => sum + load, 0);

test("the saloon's load adds up for June and for the monsoon", () => {
  const seasons = [saloonLoad("june"), saloonLoad("monsoon")];
  const cells = tableWith(file, "", "", "kW", "kW").map((row) => row.slice(2));
  const expected = saloonLoad("june").map((_, source) =>
    seasons.map((loads) => `${printed(loads[source] ?? 0)} kW`),
  );
  expect(cells).toEqual([...expected, seasons.map((loads) => `${printed(total(loads))} kW`)]);
});

test("more fresh air for a full saloon costs the monsoon kilowatts that the page names", () => {
  const extra = printed(freshAirLoad(saloon.passengers * 5, "monsoon"));
  expect(figuresOf(file).join(" ")).toContain(`5 m³/h ${saloon.passengers} ${extra} kW`);
});
