/** A layer of a wall or roof: thickness in m, thermal conductivity in W/(m·K). */
type Layer = readonly [thickness: number, conductivity: number];

/** Thermal transmittance in W/(m²·K) of layers between two surface resistances in m²·K/W (ISO 6946). */
const transmittance = ([inside, outside]: readonly [number, number], layers: readonly Layer[]): number =>
  1 / layers.reduce((sum, [thickness, conductivity]) => sum + thickness / conductivity, inside + outside);

/**
 * U in W/(m²·K) of plastered 9-inch brick, of a 150 mm slab with screed, and of the same slab under 50 mm of
 * polystyrene.
 */
export const brick = transmittance([0.044, 0.12], [[0.229, 0.8], [0.026, 0.72]]); // prettier-ignore
const slabLayers = [[0.15, 1.7], [0.05, 1], [0.013, 0.72]] as const; // prettier-ignore
export const slab = transmittance([0.044, 0.16], slabLayers);
export const insulatedSlab = transmittance([0.044, 0.16], [...slabLayers, [0.05, 0.035]]);
