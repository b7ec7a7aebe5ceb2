import {
  batteryOfRound,
  boxes,
  fresh,
  heatOfRound,
  type Round,
  threeWheelerRound,
  vanRound,
} from "./deliveryRound.ts";
import { atpFactor, type Box, cubicMetres, truckBodies } from "./insulatedBody.ts";
import type { Vehicle } from "./transportUnit.ts";

/** Heat in W that a unit must be able to carry away, by what it is for. */
export type TransportHeats = { walls: number; reserve: number; doors: number };

export type TransportLoad = {
  heats: TransportHeats;
  /** Size of the battery in kWh for a unit that runs from one, and the hours of the round. */
  battery: number;
  hours: number;
};

/** The bodies that the pages calculate with. */
const bodies: Record<Vehicle, Box[]> = {
  van: [vanRound(fresh).box],
  truck: Object.values(truckBodies),
  "three-wheeler": Object.values(boxes),
};

/** A body of a volume in m³ with the proportions of the page's body that is nearest in size. */
export function bodyOf(vehicle: Vehicle, volume: number): Box {
  const distance = (box: Box) => Math.abs(Math.log(cubicMetres(box) / volume));
  const [nearest = { length: 1, width: 1, height: 1 }] = bodies[vehicle].toSorted(
    (one, other) => distance(one) - distance(other),
  );
  const scale = Math.cbrt(volume / cubicMetres(nearest));
  return {
    length: scale * nearest.length,
    width: scale * nearest.width,
    height: scale * nearest.height,
  };
}

/**
 * Heat and battery of a body of a volume in m³ with a temperature in °C inside and so many stops on a round. The walls with
 * ATP's reserve, and one change of air at each stop.
 */
export function transportLoad(
  vehicle: Vehicle,
  volume: number,
  temperature: number,
  stops: number,
): TransportLoad {
  const inside = { temperature, humidity: 90 };
  const box = bodyOf(vehicle, volume);
  const round: Round =
    vehicle === "three-wheeler"
      ? { ...threeWheelerRound(box, inside), stops }
      : { ...vanRound(inside, stops), box };
  const { walls, doors } = heatOfRound(round);
  return {
    heats: { walls, reserve: (atpFactor - 1) * walls, doors },
    battery: batteryOfRound(round).kilowattHours,
    hours: round.hours,
  };
}
