/** Properties of moist air (ASHRAE Handbook Fundamentals, "Psychrometrics"). Pressures are in kPa. */

const seaLevel = 101.325;

/** Air pressure in kPa at an altitude in metres (ICAO standard atmosphere, below 11 km). */
export const pressureAt = (metres: number) => seaLevel * (1 - 2.25577e-5 * metres) ** 5.25588;

/** Dry-bulb temperature in °C and relative humidity in %. */
export type AirState = { temperature: number; humidity: number };

/**
 * Saturation pressure in kPa of water vapour over water at a temperature in °C. The Magnus formula is
 * accurate to 0.1% between 0 and 60 °C.
 */
const saturationPressure = (temperature: number) =>
  0.61094 * Math.exp((17.625 * temperature) / (temperature + 243.04));

const ratioAt = (vapour: number, pressure: number) => (0.622 * vapour) / (pressure - vapour);

/** kg of water vapour per kg of dry air. */
export const humidityRatio = ({ temperature, humidity }: AirState, pressure = seaLevel) =>
  ratioAt((saturationPressure(temperature) * humidity) / 100, pressure);

/** Enthalpy in kJ per kg of dry air. */
export const enthalpy = (air: AirState, pressure = seaLevel) =>
  1.006 * air.temperature + humidityRatio(air, pressure) * (2501 + 1.86 * air.temperature);

/** kg of dry air per m³. */
export const density = (air: AirState, pressure = seaLevel) => {
  const vapour = (saturationPressure(air.temperature) * air.humidity) / 100;
  return (pressure - vapour) / (0.287042 * (air.temperature + 273.15));
};

/** Air with the given dry-bulb and wet-bulb temperatures in °C. */
export function airOf(temperature: number, bulb: number, pressure = seaLevel): AirState {
  const saturated = humidityRatio({ temperature: bulb, humidity: 100 }, pressure);
  const ratio =
    ((2501 - 2.326 * bulb) * saturated - 1.006 * (temperature - bulb)) /
    (2501 + 1.86 * temperature - 4.186 * bulb);
  const vapour = (ratio * pressure) / (0.622 + ratio);
  return { temperature, humidity: (100 * vapour) / saturationPressure(temperature) };
}

/**
 * Heat in kJ that each m³ of exchanged air brings into a cold space, including latent heat. The air's mass is
 * calculated with the inside density, because incoming air contracts as it cools (ASHRAE Handbook
 * Refrigeration, "Refrigerated-Facility Loads").
 */
export const heatOfExchange = (outside: AirState, inside: AirState): number =>
  density(inside) * (enthalpy(outside) - enthalpy(inside));
