import * as air from "./air.ts";
import { leakage } from "./room.ts";
import { wattsPerTon } from "./units.ts";

/** Air and loads for figures on pages without a calculator, from the data that each page states. */

export const perTon = wattsPerTon / 1000;
export const state = (celsius: number, percent: number): air.Air => ({ celsius, percent });
/** `june` and `monsoon` are outdoor air in the Punjab. `room` is indoor air. */
export const [june, monsoon] = [state(44, 15), state(36, 60)];
const room = state(26, 50);

/** Cooling load in kW of an outdoor airflow in m³/h: sensible load in June, total load in the monsoon. */
export const sensible = (flow: number) => ((flow / 3600) * 1.006 * (44 - 26)) / air.specificVolume(june);
export const total = (flow: number, indoor = room) => leakage(flow, 1, monsoon, indoor) / 1000;
/** Airflow in m³/h for a load in kW, a temperature rise in K and a density in kg/m³. */
export const airflow = (kilowatts: number, rise: number, density = 1.2) =>
  (3600 * kilowatts) / (density * 1.006 * rise);
/** Air that leaves a direct evaporative cooler (85% effective). The wet-bulb temperature stays constant. */
export function evaporated(outdoor: air.Air): air.Air {
  const bulb = air.wetBulb(outdoor);
  return air.airOf(outdoor.celsius - 0.85 * (outdoor.celsius - bulb), bulb, 101.325);
}
/** Outdoor airflow in L/s from rates per person and per m²: ANSI/ASHRAE 62.1-2019, table 6-1. */
export const outdoorAir = (people: number, perPerson: number, area: number, perArea: number) =>
  people * perPerson + area * perArea;
