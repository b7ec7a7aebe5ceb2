/** Air pressure relative to sea level (ICAO standard atmosphere, below 11 km). */
export const pressureLeft = (metres: number) => (1 - 2.25577e-5 * metres) ** 5.25588;
