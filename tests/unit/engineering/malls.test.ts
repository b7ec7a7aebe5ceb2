import { expect, test } from "vitest";
import { monsoon, room, totalLoad } from "../../../src/content/engineering/airflow.ts";
import { outdoorAir, tenants } from "../../../src/content/engineering/freshAir.ts";
import { printed, tableWith } from "../../fixtures/contentTables.ts";

test("each tenant's fresh air and its load follow from ASHRAE 62.1", () => {
  const rows = tableWith("solutions/shopping-malls.yaml", "", "", "L/s", "kW");
  const expected = Object.values(tenants).map((tenant) => {
    const flow = outdoorAir(tenant);
    return [
      printed(tenant.people),
      `${printed(Math.round(flow / 10) * 10)} L/s`,
      `${printed(totalLoad(3.6 * flow, monsoon, room))} kW`,
    ];
  });
  expect(rows.map((row) => row.slice(1, 4))).toEqual(expected);
});
