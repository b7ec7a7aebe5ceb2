/** Heat capacity of water in kJ/(kg·K); a litre weighs a kilogram. */
const water = 4.186;

/** Litres of chilled water that take up `heat` kW for `seconds` while they warm by `rise` K. */
export const bufferTank = (heat: number, seconds: number, rise: number) => (heat * seconds) / (water * rise);

/** The page's example: kW of IT, seconds until compressors run again, K that the water may warm. */
export const exampleHall = { heat: 100, seconds: 180, rise: 6 };

/** Rise of air across the servers in K, which the page's rule of thumb assumes. */
export const serverRise = 12;
