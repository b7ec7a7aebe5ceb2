import { heatOfExchange } from "./airExchange.ts";
import { coolingCoefficient } from "./coefficient.ts";
import { type Box, cubicMetres, surface, wallHeat } from "./insulatedBody.ts";

/** The kinnow store of the page, inside, and what it is calculated with. */
export const room: Box = { length: 10, width: 8, height: 4 };
export const assumptions = {
  inside: { temperature: 5, humidity: 90 },
  around: 45,
  /** Air in front of the door. */
  dock: { temperature: 35, humidity: 50 },
  /** 100 mm polyurethane, in W/(m²·K). */
  panel: 0.22,
  /** The door is used twice as much as Backström's rule supposes. */
  doorUse: 2,
  /** Kilograms of goods on pallets for each m³ of room, aisles included. */
  density: 200,
  /** Tonnes of new fruit a day, their temperature, and their specific heat in kJ/(kg·K). */
  daily: 8,
  arrival: 25,
  specificHeat: 3.8,
  /** Respiration of citrus near 5 °C in W a tonne (ASHRAE Handbook Refrigeration). */
  respiration: 20,
  /** Fans, lamps and people in W for each m² of floor. */
  internal: 25,
  runningHours: 16,
} as const;

const secondsOfDay = 86_400;

export const tonnes = (): number => (assumptions.density * cubicMetres(room)) / 1000;

/** Air changes a day through the door: 70 by the root of the volume in m³ (Backström's rule), by the use. */
export const airChanges = (): number => (assumptions.doorUse * 70) / Math.sqrt(cubicMetres(room));

/** Sources of heat in kW as means of a day, in the order of the page's table. */
export function coldStoreLoad(): number[] {
  const { inside, around, dock, panel, daily, arrival, specificHeat, respiration, internal } = assumptions;
  const air = airChanges() * cubicMetres(room) * heatOfExchange(dock, inside);
  const goods = 1000 * daily * specificHeat * (arrival - inside.temperature);
  return [
    wallHeat(panel, surface(room), around - inside.temperature) / 1000,
    air / secondsOfDay,
    goods / secondsOfDay,
    (respiration * tonnes()) / 1000,
    (internal * room.length * room.width) / 1000,
  ];
}

/** Cooling in kW that the plant must have, since it runs only some hours of the day. */
export const plant = (): number =>
  (coldStoreLoad().reduce((sum, load) => sum + load, 0) * 24) / assumptions.runningHours;

/** Electricity in kW: coil 8 K colder than the room, condenser 12 K warmer than the air, 0.4 of Carnot's limit. */
export const plantElectricity = (): number =>
  plant() / coolingCoefficient(assumptions.inside.temperature - 8, assumptions.around + 12, 0.4);
