import { expect, test } from "vitest";
import { monsoon, room, totalLoad } from "../../../src/content/engineering/airflow.ts";
import { outdoorAir, tenants } from "../../../src/content/engineering/freshAir.ts";
import { printed, rowsOf } from "../../fixtures/contentTables.ts";

test("each tenant's fresh air and its load follow from ASHRAE 62.1", () => {
  const rows = rowsOf("solutions/shopping-malls.yaml", "Fresh Air for Mall Tenants");
  const expected = Object.entries(tenants).map(([name, tenant]) => {
    const flow = outdoorAir(tenant);
    return [
      name,
      printed(tenant.people),
      `${printed(Math.round(flow / 10) * 10)} L/s`,
      `${printed(totalLoad(3.6 * flow, monsoon, room))} kW`,
    ];
  });
  expect(rows.map((row) => row.slice(0, 4))).toEqual(expected);
});
