/**
 * Water loops and cycles: Kavanaugh and Rafferty, Geothermal Heating and Cooling (ASHRAE 2014), and the
 * second law of thermodynamics. The formulas are independent of src/. Units: kW, °C, m.
 */

/** COP for cooling as a fraction (`share`) of Carnot, from evaporating and condensing temperature in °C. */
export const coolingCop = (evaporating: number, condensing: number, share: number): number =>
  (share * (evaporating + 273.15)) / (condensing - evaporating);

/** Heat in kW rejected to the ground while cooling: cooling plus compressor work. */
export const heatRejected = (cooling: number, cop: number): number => cooling + cooling / cop;

/** Heat in kW extracted from the ground while heating: heating less compressor work. */
export const heatExtracted = (heating: number, cop: number): number => heating - heating / cop;

/** Water flow in L/s for a load in kW and a temperature change in K, at 4.19 kJ/(kg·K) and 1 kg/L. */
export const waterFlow = (kilowatts: number, kelvin: number): number => kilowatts / (4.19 * kelvin);

/**
 * Borehole length in m for a load in kW, the difference between mean water and ground temperature in K, and
 * the resistance of ground and bore in m·K/W: the steady-state part of Kavanaugh and Rafferty's equation
 * (Ingersoll's line source).
 */
export const boreMetres = (kilowatts: number, kelvin: number, resistance: number): number =>
  (kilowatts * 1000 * resistance) / kelvin;

/** Number of boreholes of equal depth that reach the total length. */
export const holes = (metres: number, depth: number): number => Math.ceil(metres / depth - 1e-9);

/** Number of boreholes on a square grid, with half the spacing free along the edge. */
export const holesIn = (squareMetres: number, spacing: number): number =>
  Math.floor(squareMetres / spacing ** 2 + 1e-9);
