import { expect, test } from "vitest";
import {
  atpFactor,
  truckAssumptions,
  truckBodies,
  truckLoad,
} from "../../../src/content/engineering/insulatedBody.ts";
import { figuresOf, printed } from "../../fixtures/contentTables.ts";

test("the 16 m³ body of the transport page has the capacity that ATP requires", () => {
  const figures = figuresOf("services/transport-hvac.yaml").join(" ");
  const body = truckBodies["16 m³"] ?? { length: 0, width: 0, height: 0 };
  const { walls, least } = truckLoad(body, 0);
  expect(figures).toContain(`${atpFactor}`);
  expect(figures).toContain(
    `${truckAssumptions.k.toFixed(2)} 16 m³ 0 °C 45 °C ${printed(walls / 1000, 2)} kW ${printed(least / 1000, 2)} kW`,
  );
});
