import { june, monsoon, room, sensibleLoad, totalLoad } from "./airflow.ts";
import { wallHeat } from "./insulatedBody.ts";

/** The page's example of a saloon coach. */
export const saloon = {
  passengers: 80,
  /** Sensible and latent heat of a seated person in W (ASHRAE Handbook Fundamentals, light activity). */
  perPassenger: 115,
  /** m³/h per passenger. */
  freshAir: 15,
  /** Walls, roof and floor in m², and their U in W/(m²·K). */
  envelope: 200,
  k: 1.6,
  /** m² of sunlit glass on one side, and solar gain in W/m². */
  sunlitGlass: 12,
  sun: 300,
  /** kW. */
  fansAndLights: 2,
} as const;

type Season = "june" | "monsoon";

/** Cooling load in kW of `airflow` m³/h of fresh air. June's air is dry and needs no dehumidification. */
export const freshAirLoad = (airflow: number, season: Season): number =>
  season === "june" ? sensibleLoad(airflow, june, room.temperature) : totalLoad(airflow, monsoon, room);

/** Heat gains in kW, in the order of the page's table. */
export function saloonLoad(season: Season): number[] {
  const outside = { june, monsoon }[season].temperature;
  return [
    (saloon.passengers * saloon.perPassenger) / 1000,
    freshAirLoad(saloon.passengers * saloon.freshAir, season),
    wallHeat(saloon.k, saloon.envelope, outside - room.temperature) / 1000,
    (saloon.sunlitGlass * saloon.sun) / 1000,
    saloon.fansAndLights,
  ];
}
