import { atpFactor } from "../physics/insulatedBody.ts";
import { batteryOfRound, bodyOf, days, heatOfRound, type Round } from "./deliveryRound.ts";
import { cargoes, isFrozen, type TransportCase } from "./unit.ts";

export const heatParts = ["walls", "reserve", "doors", "respiration"] as const;

/**
 * Estimate for one wall thickness in m. Heat gains and their sum, `capacity`, are in W. `battery` is in kWh.
 */
type Estimate = {
  wall: number;
  heats: Record<(typeof heatParts)[number], number>;
  capacity: number;
  battery: number;
};

/** Estimates for the thickest and the thinnest walls. `hours` is the operating time per day. */
export type TransportLoad = { thick: Estimate; thin: Estimate; hours: number };

/** kg of fruit per m³ of a loaded body. */
const fruitDensity = 250;

type Body = Pick<TransportCase, "vehicle" | "volume" | "goods" | "stops">;

function estimateWith({ vehicle, volume, goods, stops }: Body, wall: number): Estimate {
  const { temperature, respiration } = cargoes[goods];
  const round: Round = {
    vehicle,
    box: bodyOf(vehicle, volume),
    wall,
    inside: { temperature, humidity: 90 },
    stops,
    respiration: (respiration * fruitDensity * volume) / 1000,
  };
  const heat = heatOfRound(round);
  const heats = { ...heat, reserve: (atpFactor - 1) * heat.walls };
  const capacity = heatParts.reduce((sum, part) => sum + heats[part], 0);
  return { wall, heats, capacity, battery: batteryOfRound(round) };
}

/**
 * Cooling capacity and battery for an inside volume in m³ and a number of stops per day.
 *
 * - Walls: K × S × ΔT. K is 0.032/d W/(m²·K) for a thickness of d in m, and S is the geometric mean of the
 *   inside and outside surfaces (ATP, Annex 1, Appendix 2). ΔT is from 45 °C outside to the goods'
 *   temperature. Walls are 60–80 mm thick above 0 °C and 80–100 mm below. The body has the proportions of the
 *   nearest of `bodies`.
 * - Doors: each stop changes the air once, from 45 °C and 30 % to the goods' temperature and 90 %. The heat
 *   is the enthalpy difference times the inside density at sea level, averaged over 8 hours (6 for
 *   three-wheelers).
 * - Fruit: 250 kg/m³ × respiration in W per tonne (`cargoes`).
 * - Capacity: 1.75 × walls (ATP, Annex 1, Appendix 1) + doors + fruit.
 * - Battery: ((walls + doors + fruit + fans) / COP + fans) × hours, at 80 % usable capacity. The COP is 0.4
 *   of Carnot's limit between a coil 10 K below the goods and a condenser at 58 °C. Fans take 100 W (50 W in
 *   three-wheelers). The battery weighs 9 kg per kWh.
 */
export function transportLoad(body: Body): TransportLoad {
  const [thick, thin] = isFrozen(body.goods) ? ([0.1, 0.08] as const) : ([0.08, 0.06] as const);
  return {
    thick: estimateWith(body, thick),
    thin: estimateWith(body, thin),
    hours: days[body.vehicle].hours,
  };
}
