import type { TransportCase } from "./fields.ts";
import { type TransportLoad, usable } from "./load.ts";

/** Share of the mains electricity that a charger passes on to the battery. */
const charger = 0.85;

/** Share of the hours at a socket in which a unit of known power runs. */
const duty = 0.6;

/**
 * Diesel in litres an hour for each kW of cooling capacity, of units with their own engine (GIZ, Green Cooling
 * Initiative: from less than 0.15 to over 0.5).
 */
const litresPerKilowatt = [0.15, 0.5] as const;

/** kWh from the mains that a round takes, for a battery unit. */
export const chargeOf = ({ thin }: TransportLoad): number => (thin.battery * usable) / charger;

/** kWh a night at the socket: by the power in kW on the unit's plate if it is given, otherwise calculated. */
export const standbyOf = ({ thin }: TransportLoad, { plugged, power }: TransportCase): number =>
  plugged * (power === undefined ? thin.standby / 1000 : duty * power);

/** Litres of diesel an hour, from an efficient to an inefficient unit. */
export const dieselOf = ({ thin }: TransportLoad): [number, number] => [
  (litresPerKilowatt[0] * thin.capacity) / 1000,
  (litresPerKilowatt[1] * thin.capacity) / 1000,
];
