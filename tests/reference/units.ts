/** Units in SI: the foot of 1959, ISO 31-4's BTU. An independent check: nothing here comes from src/. */
export const foot = 0.3048;
export const squareFoot = foot ** 2;
export const wattsPerBtu = 1055.056 / 3600;
export const wattsPerTon = 12_000 * wattsPerBtu;
export const pound = 0.45359237;
/** L/s of one US gallon a minute. */
export const gallonsAMinute = 3.785411784 / 60;
