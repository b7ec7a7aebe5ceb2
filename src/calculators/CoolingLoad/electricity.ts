import { coolingCoefficient } from "../physics/coefficient.ts";
import { indoors } from "./coolingDifference.ts";
import type { Climate, Parts } from "./roomLoad.ts";

/** An average day of the hottest month is this many K cooler than the design day. */
const milder = 2;
/** Evaporating temperature in °C, condensation above the outdoor air in K, and share of Carnot's limit. */
const unit = { evaporating: 10, condenser: 12, share: 0.45 } as const;

/**
 * kWh a day in the hottest month. Heat through walls, slabs and with the air falls with the day's mean
 * temperature; the rest of the design day's heat stays. Their sum, divided by the unit's COP, is the power in the
 * hours in which the unit runs.
 */
export function dailyElectricity(parts: Parts, { hot, swing }: Climate, hours: number): number {
  const design = hot - swing / 2 - indoors;
  const share = Math.max(0, design - milder) / design;
  const conducted = parts.slabs + parts.walls + parts.air;
  const heat = conducted * share + parts.glass + parts.people + parts.appliances;
  const cop = coolingCoefficient(unit.evaporating, hot - milder + unit.condenser, unit.share);
  return (heat * hours) / cop / 1000;
}
