/**
 * Units as people in Pakistan write them, in SI. An independent check: nothing here comes from src/. The foot is
 * 0.3048 m (1959); BTU is ISO 31-4's; a marla is 272.25 ft² by the old survey, 225 ft² in housing schemes, and 20 make a
 * kanal; the maund is 40 seers of 0.93310 kg, in trade today 40 kg.
 */
export const foot = 0.3048;
export const squareFoot = foot ** 2;
export const cubicFoot = foot ** 3;
export const wattsPerBtu = 1055.056 / 3600;
export const wattsPerTon = 12_000 * wattsPerBtu;
export const marlas = { survey: 272.25 * squareFoot, scheme: 225 * squareFoot };
export const kanals = { survey: 20 * marlas.survey, scheme: 20 * marlas.scheme };
export const maunds = { trade: 40, old: 37.3242 };
export const pound = 0.45359237;
/** L/s of one US gallon a minute. */
export const gallonsAMinute = 3.785411784 / 60;
