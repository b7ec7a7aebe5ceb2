import { pressureLeft } from "./altitude.ts";

/** Properties of moist air by ASHRAE Handbook Fundamentals, chapter "Psychrometrics"; pressures in kPa. */

const seaLevel = 101.325;

/** Air pressure in kPa at an altitude in metres (ICAO standard atmosphere). */
export const pressureAt = (metres: number) => seaLevel * pressureLeft(metres);

/** Dry-bulb temperature in °C and relative humidity in %. */
export type AirState = { temperature: number; humidity: number };

/**
 * Saturation pressure of water vapour in kPa over water at a temperature in °C (Magnus formula; 0 to 60 °C
 * within 0.1%).
 */
export const saturationPressure = (temperature: number) =>
  0.61094 * Math.exp((17.625 * temperature) / (temperature + 243.04));

const ratioAt = (vapour: number, pressure: number) => (0.622 * vapour) / (pressure - vapour);

/** kg of water vapour per kg of dry air. */
export const humidityRatio = ({ temperature, humidity }: AirState, pressure = seaLevel) =>
  ratioAt((saturationPressure(temperature) * humidity) / 100, pressure);

/** Enthalpy in kJ per kg of dry air. */
export const enthalpy = (air: AirState, pressure = seaLevel) =>
  1.006 * air.temperature + humidityRatio(air, pressure) * (2501 + 1.86 * air.temperature);

/** Dew point in °C. */
export function dewPoint({ temperature, humidity }: AirState): number {
  const logarithm = Math.log((saturationPressure(temperature) * humidity) / 100 / 0.61094);
  return (243.04 * logarithm) / (17.625 - logarithm);
}

/** kg of dry air per m³. */
export const density = (air: AirState, pressure = seaLevel) => {
  const vapour = (saturationPressure(air.temperature) * air.humidity) / 100;
  return (pressure - vapour) / (0.287042 * (air.temperature + 273.15));
};

/**
 * Wet-bulb temperature in °C: adiabatic saturation with liquid water at that temperature, solved by
 * bisection.
 */
export function wetBulb(air: AirState): number {
  let [low, high] = [-10, air.temperature];
  while (high - low > 0.001) {
    const middle = (low + high) / 2;
    const saturated = { temperature: middle, humidity: 100 };
    const water = (humidityRatio(saturated) - humidityRatio(air)) * 4.186 * middle;
    if (enthalpy(saturated) - water < enthalpy(air)) low = middle;
    else high = middle;
  }
  return low;
}

/** The state of air with the given dry-bulb and wet-bulb temperature in °C. */
export function airOf(temperature: number, bulb: number, pressure = seaLevel): AirState {
  const saturated = humidityRatio({ temperature: bulb, humidity: 100 }, pressure);
  const ratio =
    ((2501 - 2.326 * bulb) * saturated - 1.006 * (temperature - bulb)) /
    (2501 + 1.86 * temperature - 4.186 * bulb);
  const vapour = (ratio * pressure) / (0.622 + ratio);
  return { temperature, humidity: (100 * vapour) / saturationPressure(temperature) };
}

/**
 * Air leaving a direct evaporative cooler: it approaches the wet-bulb temperature, which stays constant, by
 * the cooler's
 * effectiveness, 0 to 1 (ASHRAE Handbook HVAC Systems and Equipment, "Evaporative Air-Cooling Equipment").
 */
export function evaporated(air: AirState, effectiveness: number): AirState {
  const bulb = wetBulb(air);
  return airOf(air.temperature - effectiveness * (air.temperature - bulb), bulb);
}
