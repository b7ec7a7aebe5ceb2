import { batteryMass, batteryOfRound, bodyOf, days, heatOfRound, type Round } from "./deliveryRound.ts";
import { atpFactor } from "../physics/insulatedBody.ts";
import { type Cargo, cargoes, isFrozen, type Vehicle, type Walls } from "./unit.ts";

type TransportHeats = { walls: number; reserve: number; doors: number; respiration: number };

/** Estimate for the thickest and the thinnest walls. */
type Range = readonly [low: number, high: number];

export type TransportLoad = {
  /** W. */
  capacity: Range;
  /** Battery capacity in kWh and mass in kg for `hours` of operation. */
  battery: Range;
  batteryMass: Range;
  hours: number;
  /** Upper estimate: heats in W, wall thickness in m. */
  heats: TransportHeats;
  wall: number;
};

/** kg of fruit per m³ of a loaded body. */
const fruitDensity = 250;

/** Range of possible wall thicknesses in m. */
function wallsOf(walls: Walls, cargo: Cargo): [thick: number, thin: number] {
  if (walls !== "unsure") return [Number.parseInt(walls) / 1000, Number.parseInt(walls) / 1000];
  return isFrozen(cargo) ? [0.1, 0.08] : [0.08, 0.06];
}

type Body = { vehicle: Vehicle; volume: number; cargo: Cargo; stops: number };

function loadWith({ vehicle, volume, cargo, stops }: Body, wall: number) {
  const { temperature, respiration } = cargoes[cargo];
  const round: Round = {
    vehicle,
    box: bodyOf(vehicle, volume),
    wall,
    inside: { temperature, humidity: 90 },
    stops,
    respiration: (respiration * fruitDensity * volume) / 1000,
  };
  const { walls, doors, respiration: breath } = heatOfRound(round);
  const heats: TransportHeats = { walls, reserve: (atpFactor - 1) * walls, doors, respiration: breath };
  const capacity = heats.walls + heats.reserve + heats.doors + heats.respiration;
  return { heats, capacity, battery: batteryOfRound(round).kilowattHours };
}

/**
 * Cooling capacity and battery for a body of `volume` m³ (inside) and a number of stops per day.
 *
 * - Walls: K × S × ΔT with K = 0.032/d W/(m²·K) for a thickness d in m, S the geometric mean of inside and
 *   outside surface (ATP, Annex 1, Appendix 2), 45 °C outside and the goods' temperature inside. Unknown
 *   walls are assumed to be 60–80 mm above 0 °C and 80–100 mm below. The body has the proportions of the
 *   nearest of `bodies`.
 * - Doors: each stop changes the air once, from 45 °C and 30 % to the goods' temperature and 90 %, by
 *   enthalpy and the density inside at sea level; the mean over 8 hours, for three-wheelers 6.
 * - Fruit: 250 kg/m³ × respiration in W per tonne (`cargoes`).
 * - Capacity: 1.75 × walls (ATP, Annex 1, Appendix 1) + doors + fruit.
 * - Battery: (walls + doors + fruit + fans) / COP + fans, times hours, at 80 % usable capacity. COP: 0.4 of
 *   Carnot's limit between a coil 10 K below the goods and a condenser at 58 °C. Fans: 100 W, for three-
 *   wheelers 50 W. 9 kg per kWh.
 */
export function transportLoad(body: Body, walls: Walls): TransportLoad {
  const [thick, thin] = wallsOf(walls, body.cargo);
  const [low, high] = [loadWith(body, thick), loadWith(body, thin)];
  return {
    capacity: [low.capacity, high.capacity],
    battery: [low.battery, high.battery],
    batteryMass: [batteryMass * low.battery, batteryMass * high.battery],
    hours: days[body.vehicle].hours,
    heats: high.heats,
    wall: thin,
  };
}
