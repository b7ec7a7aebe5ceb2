import { coolingCoefficient } from "../physics/coefficient.ts";
import { atpFactor, type Box, cubicMetres, kOf, meanSurface, wallHeat } from "../physics/insulatedBody.ts";
import { type AirState, heatOfExchange } from "../physics/moistAir.ts";
import type { TransportCase } from "./fields.ts";
import { type Cargo, cargoes, isFrozen, type Vehicle } from "./unit.ts";

export const heatParts = ["walls", "reserve", "doors", "respiration"] as const;

/**
 * Estimate for one wall thickness in m. Heat gains and their sum, `capacity`, are in W. `battery` is in kWh, and
 * `standby` is the mean electric power in W at a socket at night.
 */
type Estimate = {
  wall: number;
  heats: Record<(typeof heatParts)[number], number>;
  capacity: number;
  battery: number;
  standby: number;
};

/** Estimates for the thickest and the thinnest walls. `hours` is the operating time per day. */
export type TransportLoad = { thick: Estimate; thin: Estimate; hours: number };

/** kg of fruit per m³ of a loaded body. */
const fruitDensity = 250;

/** Assumed air at street level in June. */
const street: AirState = { temperature: 45, humidity: 30 };
/** Outdoor temperature in °C of a night in June. */
const night = 35;

/**
 * Operating hours per day, and the power of fans and controls in W. All of this power becomes heat in the
 * body.
 */
const days: Record<Vehicle, { hours: number; fans: number }> = {
  van: { hours: 8, fans: 100 },
  truck: { hours: 8, fans: 100 },
  "three-wheeler": { hours: 6, fans: 50 },
};

/**
 * Assumes a coil 10 K colder than the body, a condenser 13 K warmer than the outdoor air, and 40% of the Carnot
 * limit.
 */
const unit = { coil: 10, condenser: 13, share: 0.4 } as const;
/** Share of a battery's capacity that can be used without shortening its life. */
export const usable = 0.8;

/** Battery mass in kg per kWh. Lithium iron phosphate with its case typically stores 90 to 160 Wh/kg. */
export const batteryMass = 9;

/** Inside dimensions in m of typical bodies, by vehicle. */
const bodies: Record<Vehicle, Box[]> = {
  van: [{ length: 2.3, width: 1.5, height: 1.45 }],
  truck: [
    { length: 2.2, width: 1.6, height: 1.7 },
    { length: 4, width: 2, height: 2 },
    { length: 5.2, width: 2.2, height: 2.2 },
  ],
  "three-wheeler": [
    { length: 1, width: 1, height: 1 },
    { length: 1.5, width: 1, height: 1 },
    { length: 1.5, width: 1.2, height: 1.1 },
  ],
};

/** Takes the typical body that is closest in volume, and scales it to `volume` m³. */
function bodyOf(vehicle: Vehicle, volume: number): Box {
  const distance = (box: Box) => Math.abs(Math.log(cubicMetres(box) / volume));
  const nearest = bodies[vehicle].reduce((one, other) => (distance(other) < distance(one) ? other : one));
  const scale = Math.cbrt(volume / cubicMetres(nearest));
  return {
    length: scale * nearest.length,
    width: scale * nearest.width,
    height: scale * nearest.height,
  };
}

const hoursOf = ({ vehicle, hours }: TransportCase): number => hours ?? days[vehicle].hours;

/** Electric power in W that removes `heat` W and the heat of the fans, with the fans. */
function powerFor(heat: number, fans: number, temperature: number, outdoors: number): number {
  const cop = coolingCoefficient(temperature - unit.coil, outdoors + unit.condenser, unit.share);
  return (heat + fans) / cop + fans;
}

function estimateWith(given: TransportCase, wall: number): Estimate {
  const { vehicle, volume, goods, stops } = given;
  const { temperature, respiration } = cargoes[goods];
  const { fans } = days[vehicle];
  const hours = hoursOf(given);
  const surface = meanSurface(bodyOf(vehicle, volume), wall);
  const walls = wallHeat(kOf(wall), surface, street.temperature - temperature);
  const exchanged = stops * volume * heatOfExchange(street, { temperature, humidity: 90 });
  const heats = {
    walls,
    reserve: (atpFactor - 1) * walls,
    doors: (1000 * exchanged) / (hours * 3600),
    respiration: (respiration * fruitDensity * volume) / 1000,
  };
  const capacity = heatParts.reduce((sum, part) => sum + heats[part], 0);
  const power = powerFor(capacity - heats.reserve, fans, temperature, street.temperature);
  const atNight = atpFactor * wallHeat(kOf(wall), surface, night - temperature) + heats.respiration;
  return {
    wall,
    heats,
    capacity,
    battery: (power * hours) / 1000 / usable,
    standby: powerFor(atNight, fans, temperature, night),
  };
}

/** Thickest and thinnest usual walls in m. */
export const wallsOf = (goods: Cargo): readonly [thick: number, thin: number] =>
  isFrozen(goods) ? [0.1, 0.08] : [0.08, 0.06];

/**
 * Cooling capacity and battery for an inside volume in m³ and a number of stops per day.
 *
 * - Walls: K × mean surface × temperature difference. Walls are 80–100 mm thick for transport temperatures
 *   below 0 °C, and otherwise 60–80 mm thick.
 * - Doors: each stop exchanges the body's air once. The heat is averaged over the operating hours.
 * - Capacity: walls + reserve required by ATP + doors + respiration of fruit.
 * - Battery: ((walls + doors + respiration + fans) / COP + fans) × hours / usable share.
 * - Standby: the same for a closed body at night, its walls with ATP's factor.
 */
export function transportLoad(given: TransportCase): TransportLoad {
  const [thick, thin] = wallsOf(given.goods);
  return {
    thick: estimateWith(given, thick),
    thin: estimateWith(given, thin),
    hours: hoursOf(given),
  };
}
