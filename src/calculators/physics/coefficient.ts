const kelvin = 273.15;

/**
 * Coefficient of performance in cooling as a share of Carnot's limit, from evaporating and condensing
 * temperature in °C. The share is an assumption that each page states: 0.4 for small compressors, 0.6 for
 * large water-cooled ones.
 */
export function coolingCoefficient(evaporating: number, condensing: number, shareOfCarnot: number): number {
  return (shareOfCarnot * (evaporating + kelvin)) / (condensing - evaporating);
}
