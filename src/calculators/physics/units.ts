export const metresPerFoot = 0.3048;

/** Based on the International Table BTU, 1,055.05585262 J (ISO 31-4). */
export const wattsPerBtu = 1055.05585262 / 3600;

/** A ton of refrigeration is 12,000 BTU/h: 3,516.85 W. */
export const wattsPerTon = 12_000 * wattsPerBtu;
