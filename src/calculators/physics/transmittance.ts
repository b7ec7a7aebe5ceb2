/** A layer of a wall or roof: thickness in m, thermal conductivity in W/(m·K). */
type Layer = readonly [thickness: number, conductivity: number];

/** Thermal transmittance in W/(m²·K) of layers between two surface resistances in m²·K/W (ISO 6946). */
export const transmittance = (surfaces: readonly number[], layers: readonly Layer[]): number =>
  1 /
  (surfaces.reduce((sum, resistance) => sum + resistance, 0) +
    layers.reduce((sum, [thickness, conductivity]) => sum + thickness / conductivity, 0));
