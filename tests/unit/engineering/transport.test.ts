import { expect, test } from "vitest";
import {
  atpFactor,
  truckAssumptions,
  truckBodies,
  truckLoad,
} from "../../../src/content/engineering/insulatedBody.ts";
import { printed, wordsOf } from "../../fixtures/contentTables.ts";

test("the 16 m³ body of the transport page has the capacity that ATP requires", () => {
  const words = wordsOf("services/transport-hvac.yaml");
  const body = truckBodies["16 m³"] ?? { length: 0, width: 0, height: 0 };
  const { walls, least } = truckLoad(body, 0);
  expect(words).toContain(`${atpFactor} × K × S × ΔT`);
  expect(words).toContain(
    `With K ${truckAssumptions.k.toFixed(2)}, a 16 m³ body at 0 °C on a 45 °C road lets in ${printed(walls / 1000, 2)} kW and needs ${printed(least / 1000, 2)} kW`,
  );
});
