/** Heat capacity of water in kJ/(kg·K); a litre has a mass of 1 kg. */
const water = 4.186;

/** Litres of chilled water that absorb `heat` kW for `seconds` while warming by `rise` K. */
export const bufferTank = (heat: number, seconds: number, rise: number) => (heat * seconds) / (water * rise);

/**
 * The page's example: kW of IT load, seconds until the compressors restart, permitted warming of the water in
 * K.
 */
export const exampleHall = { heat: 100, seconds: 180, rise: 6 };

/** Temperature rise across the servers in K, for the page's rule of thumb. */
export const serverRise = 12;
