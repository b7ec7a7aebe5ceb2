/** A place on Earth, in degrees. */
export type Position = { latitude: number; longitude: number };

/** Cities of Pakistan that the coverage map knows, to about a kilometre (WGS 84). */
const cities: Record<string, readonly [latitude: number, longitude: number]> = {
  Abbottabad: [34.15, 73.22],
  Bahawalpur: [29.4, 71.68],
  Faisalabad: [31.42, 73.08],
  Gilgit: [35.92, 74.31],
  Gujranwala: [32.16, 74.19],
  Gwadar: [25.12, 62.33],
  Hyderabad: [25.39, 68.37],
  Islamabad: [33.69, 73.05],
  Karachi: [24.86, 67.01],
  Lahore: [31.55, 74.34],
  Multan: [30.2, 71.47],
  Muzaffarabad: [34.37, 73.47],
  Peshawar: [34.01, 71.58],
  Quetta: [30.18, 66.99],
  Rawalpindi: [33.6, 73.04],
  Sargodha: [32.08, 72.67],
  Sialkot: [32.49, 74.53],
  Sukkur: [27.71, 68.86],
};

/** What the map of Pakistan shows, in degrees. */
export const mapBounds = { north: 37.4, south: 23.4, west: 60.6, east: 78.1 } as const;

/** Where a city lies; undefined where this table does not know it. */
export function cityPosition(city: string): Position | undefined {
  const [latitude, longitude] = cities[city] ?? [];
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}

/** The names of the cities that need no position in content. */
export const knownCities = Object.keys(cities);
