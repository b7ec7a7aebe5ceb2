type Product = {
  kilograms: number;
  /** kJ/(kg·K). */
  specificHeat: number;
  /** By how many K it is cooled. */
  cooledBy: number;
  /** Heat of freezing in kJ/kg, where it freezes. */
  latent?: number;
  /** Time in which it is cooled. */
  hours: number;
};

/** Mean heat in W that goods give off while they are cooled (ASHRAE Handbook Refrigeration, "Product Load"). */
export const heatOfProduct = ({ kilograms, specificHeat, cooledBy, latent = 0, hours }: Product): number =>
  (kilograms * (specificHeat * cooledBy + latent)) / (3.6 * hours);
