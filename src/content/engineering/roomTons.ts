/**
 * Cooling of a room in a house, in tons of refrigeration (TR). A rule of thumb for brick houses on the hot plains;
 * the page calls it so, and a survey decides.
 */
export const rule = {
  /** ft² of floor that one ton cools: about 290 W/m². */
  floorPerTon: 130,
  /** More for a bare roof above, and as much again for glass to the west. */
  eachGain: 0.15,
  /** Tons for each person beyond two. */
  perExtraPerson: 0.1,
} as const;

type Gains = { bareRoof: boolean; westGlass: boolean };

/** Tons for `area` ft² of floor and two people. */
export const roomTons = (area: number, { bareRoof, westGlass }: Gains): number =>
  (area / rule.floorPerTon) * (1 + rule.eachGain * (Number(bareRoof) + Number(westGlass)));

/** The rule in W for each m² of floor. */
export const wattsPerSquareMetre = (wattsPerTon: number): number =>
  wattsPerTon / (rule.floorPerTon * 0.3048 ** 2);
