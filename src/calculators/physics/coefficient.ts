const kelvin = 273.15;

/**
 * Cooling COP for evaporating and condensing temperatures in °C, calculated as a share of Carnot's limit. The
 * share is an assumption that each page states: 0.4 for small compressors and 0.6 for large water-cooled
 * ones.
 */
export function coolingCoefficient(evaporating: number, condensing: number, shareOfCarnot: number): number {
  return (shareOfCarnot * (evaporating + kelvin)) / (condensing - evaporating);
}
