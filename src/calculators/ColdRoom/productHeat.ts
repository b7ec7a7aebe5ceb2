type Product = {
  kilograms: number;
  /** kJ/(kg·K). */
  specificHeat: number;
  /** K. */
  cooledBy: number;
  /** Latent heat of freezing in kJ/kg. */
  latent?: number;
  hours: number;
};

/**
 * Mean heat in W that goods give off during `hours` of cooling (ASHRAE Handbook Refrigeration, "Product
 * Load").
 */
export const heatOfProduct = ({ kilograms, specificHeat, cooledBy, latent = 0, hours }: Product): number =>
  (kilograms * (specificHeat * cooledBy + latent)) / (3.6 * hours);
