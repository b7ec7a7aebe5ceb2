/**
 * Water loops and cycles, from Kavanaugh and Rafferty, Geothermal Heating and Cooling (ASHRAE 2014), and from the
 * second law. An independent check: nothing here comes from src/. kW, °C, metres.
 */

/** Cooling per unit of work: a share of Carnot's, from °C at which the refrigerant evaporates and condenses. */
export const coolingCop = (evaporating: number, condensing: number, share: number): number =>
  (share * (evaporating + 273.15)) / (condensing - evaporating);

/** kW that a heat pump which cools gives to the ground: the cooling, and the work that drives it. */
export const heatRejected = (cooling: number, cop: number): number => cooling + cooling / cop;

/** kW that a heat pump which heats takes from the ground: the heating, less the work. */
export const heatExtracted = (heating: number, cop: number): number => heating - heating / cop;

/** L/s of water that carries kW with a change of so many kelvin, at 4.19 kJ/(kg·K) and 1 kg/L. */
export const waterFlow = (kilowatts: number, kelvin: number): number => kilowatts / (4.19 * kelvin);

/**
 * Metres of borehole for kW with the mean water so many kelvin from the ground, by the resistance of the ground and of
 * the bore in m·K/W: the steady part of Kavanaugh and Rafferty's equation, which is Ingersoll's line source.
 */
export const boreMetres = (kilowatts: number, kelvin: number, resistance: number): number =>
  (kilowatts * 1000 * resistance) / kelvin;

/** Holes of a depth that make up the metres. */
export const holes = (metres: number, depth: number): number => Math.ceil(metres / depth - 1e-9);

/** Holes on a square grid that a square of m² holds, if half a spacing stays free at its edge. */
export const holesIn = (squareMetres: number, spacing: number): number =>
  Math.floor(squareMetres / spacing ** 2 + 1e-9);
