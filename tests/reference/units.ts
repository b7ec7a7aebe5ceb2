/** SI values of the international foot (1959) and the BTU (ISO 31-4), independent of src/. */
export const foot = 0.3048;
export const squareFoot = foot ** 2;
export const wattsPerBtu = 1055.056 / 3600;
export const wattsPerTon = 12_000 * wattsPerBtu;
export const pound = 0.45359237;
/** L/s per US gallon per minute. */
export const gallonsAMinute = 3.785411784 / 60;
