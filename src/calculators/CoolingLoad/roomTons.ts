/**
 * Rule of thumb for a room's cooling load in tons of refrigeration (TR), for brick houses on the hot plains.
 */
const rule = {
  /** Floor area in ft² per ton. The value corresponds to about 290 W/m². */
  floorPerTon: 130,
  /** Fraction added for a bare roof, and again for west-facing glass. */
  eachGain: 0.15,
  /** Tons per person beyond two. */
  perExtraPerson: 0.1,
  peopleIncluded: 2,
  /** Tons for a kitchen in the room: 4,000 BTU/h (ENERGY STAR, sizing of room air conditioners). */
  kitchen: 4000 / 12_000,
} as const;

type Gains = { bareRoof: boolean; westGlass: boolean; people?: number; kitchen?: boolean };

/** @param floor area in ft² */
export function roomTons(floor: number, { bareRoof, westGlass, people = 0, kitchen }: Gains): number {
  const gains = rule.eachGain * (Number(bareRoof) + Number(westGlass));
  const extra = rule.perExtraPerson * Math.max(0, people - rule.peopleIncluded);
  return (floor / rule.floorPerTon) * (1 + gains) + extra + (kitchen ? rule.kitchen : 0);
}
