/**
 * Moist air and air flow through doorways: ASHRAE Handbook, Fundamentals (2009), chapter 1, and Refrigeration
 * (2010), chapter 24. The formulas are independent of src/. Temperatures are in °C, pressures in kPa.
 * `percent` is the relative humidity.
 */
export type Air = { celsius: number; percent: number; kilopascals?: number };

/** Pressure in kPa at an altitude in metres: U.S. Standard Atmosphere, Fundamentals chapter 1, equation 3. */
export const pressureAt = (metres: number): number => 101.325 * (1 - 2.25577e-5 * metres) ** 5.2559;

/**
 * Saturation pressure in kPa, over ice below 0 °C and otherwise over water.
 *
 * Source: Hyland and Wexler (1983), equations 5 and 6.
 */
function saturationPressure(celsius: number): number {
  const t = celsius + 273.15;
  const ice =
    -5674.5359 / t + 6.3925247 - 9.677843e-3 * t + 6.2215701e-7 * t ** 2 + 2.0747825e-9 * t ** 3 -
    9.484024e-13 * t ** 4 + 4.1635019 * Math.log(t); // prettier-ignore
  const water =
    -5800.2206 / t + 1.3914993 - 0.048640239 * t + 4.1764768e-5 * t ** 2 - 1.4452093e-8 * t ** 3 + 6.5459673 * Math.log(t); // prettier-ignore
  return Math.exp(celsius < 0 ? ice : water) / 1000;
}

const vapour = ({ celsius, percent }: Air) => (percent / 100) * saturationPressure(celsius);

/** Humidity ratio in kg of water per kg of dry air: equation 22. */
export const humidityRatio = (air: Air): number =>
  (0.621945 * vapour(air)) / ((air.kilopascals ?? 101.325) - vapour(air));

/** Enthalpy in kJ per kg of dry air: equation 32. */
export const enthalpy = (air: Air): number =>
  1.006 * air.celsius + humidityRatio(air) * (2501 + 1.86 * air.celsius);

/** Specific volume in m³ per kg of dry air: equation 28. */
export const specificVolume = (air: Air): number =>
  (0.287042 * (air.celsius + 273.15) * (1 + 1.607858 * humidityRatio(air))) / (air.kilopascals ?? 101.325);

/** Density of moist air in kg/m³: equation 11. */
export const density = (air: Air): number => (1 + humidityRatio(air)) / specificVolume(air);

/** Finds the temperature (−80 to 120 °C) at which an increasing function reaches `value`. Uses bisection. */
function solve(rising: (celsius: number) => number, value: number): number {
  let [low, high] = [-80, 120];
  while (high - low > 1e-9) {
    const middle = (low + high) / 2;
    if (rising(middle) < value) low = middle;
    else high = middle;
  }
  return low;
}

/** Dew point in °C. */
export const dewPoint = (air: Air): number => solve(saturationPressure, vapour(air));

/** Thermodynamic wet-bulb temperature in °C: equation 35 for water, 37 for ice. */
export const wetBulb = (air: Air): number =>
  solve((wet) => {
    const saturated = humidityRatio({ ...air, celsius: wet, percent: 100 });
    const [latent, slope, water] = wet < 0 ? [2830, 0.24, 2.1] : [2501, 2.326, 4.186];
    const mixed =
      ((latent - slope * wet) * saturated - 1.006 * (air.celsius - wet)) /
      (latent + 1.86 * air.celsius - water * wet);
    return mixed;
  }, humidityRatio(air));

/**
 * Air with a dry-bulb temperature of `celsius` °C and a wet-bulb temperature of `wet` °C, both above 0 °C:
 * equation 35, and the definition of relative humidity.
 */
export function airOf(celsius: number, wet: number, kilopascals: number): Air {
  const saturated = humidityRatio({ celsius: wet, percent: 100, kilopascals });
  const ratio =
    ((2501 - 2.326 * wet) * saturated - 1.006 * (celsius - wet)) / (2501 + 1.86 * celsius - 4.186 * wet);
  const pressure = (ratio * kilopascals) / (0.621945 + ratio);
  return { celsius, percent: (100 * pressure) / saturationPressure(celsius), kilopascals };
}

/** Doorway flow factor for a door that opens and closes: Refrigeration, chapter 24. */
const doorFlowFactor = (warm: Air, cold: Air): number => (warm.celsius - cold.celsius <= 11 ? 1.1 : 0.8);

/**
 * Flow of room air in m³/s out through an open doorway, once the flow is fully established. `width` and
 * `height` are in m.
 *
 * Source: Gosney and Olama (1975), Refrigeration chapter 24, equations 14 and 15, divided by the enthalpy
 * difference per m³.
 */
export function doorFlow(width: number, height: number, warm: Air, cold: Air): number {
  const ratio = density(warm) / density(cold);
  const densityFactor = (2 / (1 + Math.cbrt(1 / ratio))) ** 1.5;
  return 0.221 * width * height * Math.sqrt(1 - ratio) * Math.sqrt(9.81 * height) * densityFactor;
}

/** Heat gain in kJ when warm air replaces 1 m³ of room air. */
export const heatOfExchange = (warm: Air, cold: Air): number =>
  density(cold) * (enthalpy(warm) - enthalpy(cold));

/** Heat gain in kJ from one door opening, which exchanges at most the room's volume (`room`, in m³). */
export const heatOfOpening = (
  door: { width: number; height: number; seconds: number },
  room: number,
  warm: Air,
  cold: Air,
): number =>
  heatOfExchange(warm, cold) *
  Math.min(room, doorFlowFactor(warm, cold) * doorFlow(door.width, door.height, warm, cold) * door.seconds);
