import { june, monsoon, room, sensibleLoad, totalLoad } from "./airflow.ts";
import { wallHeat } from "./insulatedBody.ts";

/** The page's saloon coach. */
export const saloon = {
  passengers: 80,
  /** Sensible and latent heat of a seated person in W (ASHRAE Handbook Fundamentals, light activity). */
  perPassenger: 115,
  /** Fresh air in m³/h for each passenger. */
  freshAir: 15,
  /** Walls, roof and floor in m², and their heat transfer in W/(m²·K). */
  envelope: 200,
  k: 1.6,
  /** m² of glass in the sun, on one side, and W that each admits. */
  sunlitGlass: 12,
  sun: 300,
  /** Fans and lights in kW. */
  fansAndLights: 2,
} as const;

type Season = "june" | "monsoon";

/** kW of cooling for `airflow` m³/h of fresh air. June's is dry and needs no drying. */
export const freshAirLoad = (airflow: number, season: Season): number =>
  season === "june" ? sensibleLoad(airflow, june, room.temperature) : totalLoad(airflow, monsoon, room);

/** Sources of heat in kW, in the order of the page's table. */
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
