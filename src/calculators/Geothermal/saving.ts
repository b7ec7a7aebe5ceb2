/** COP of air-cooled plant on a hot day, and the mean load in the hours of operation as a share of the largest. */
const airCooled = 2.8;
const partLoad = 0.6;

/**
 * kWh a day in the hottest month that air-cooled plant takes more than a heat pump with the COP `cop`.
 *
 * @param load largest cooling load in kW
 */
export const savedDaily = (load: number, cop: number, hours: number): number =>
  Math.max(0, partLoad * load * hours * (1 / airCooled - 1 / cop));
