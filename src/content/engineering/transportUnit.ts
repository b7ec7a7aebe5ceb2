/** What a cooling unit can be fitted to. */
export const vehicles = ["van", "truck", "three-wheeler"] as const;
export type Vehicle = (typeof vehicles)[number];

/** What is carried. */
export const cargoes = ["fresh", "medicine", "fruit", "frozen", "ice-cream"] as const;
/** The vehicle's day: short and of known length, long with the engine running, or with halts of hours without it. */
export const routes = ["city", "day", "long"] as const;
/** The vehicle's night: unloaded beside a mains socket or without one, loaded beside a socket or without one. */
export const nights = ["empty", "unplugged", "socket", "loaded"] as const;

/** The nine units of the offer for vans and trucks, and the two cold boxes for three-wheelers. */
export const transportUnits = [
  "vanElectricFresh",
  "vanElectricFrozen",
  "vanEngineFresh",
  "vanEngineFrozen",
  "vanStandby",
  "truckSmall",
  "truckMedium",
  "truckStandby",
  "truckDiesel",
  "threeWheelerFresh",
  "threeWheelerFrozen",
] as const;
export type TransportUnit = (typeof transportUnits)[number];
/** Those that run from a battery. */
export const batteryUnits: readonly string[] = [
  "vanElectricFresh",
  "vanElectricFrozen",
  "threeWheelerFresh",
  "threeWheelerFrozen",
] satisfies TransportUnit[];

/** Why no unit of the offer covers a case. */
export const transportGaps = [
  "large",
  "between",
  "small",
  "smallFrozen",
  "smallStandby",
  "vanSize",
  "boxSize",
  "boxRoute",
  "charger",
  "halts",
  "night",
] as const;
export type TransportGap = (typeof transportGaps)[number];
/** Those that another vehicle settles. */
export const otherVehicle: readonly string[] = ["vanSize", "boxSize", "boxRoute"] satisfies TransportGap[];

export type TransportCase = {
  vehicle: Vehicle;
  /** Of the body inside, in m³. */
  volume: number;
  /** Colder than 0 °C. */
  isFrozen: boolean;
  route: (typeof routes)[number];
  night: (typeof nights)[number];
};
type Finding = TransportUnit | TransportGap;

/** Bodies in m³ that each range of truck units is offered for, both ends included. */
export const truckRanges = { small: [3, 6], medium: [4, 16], diesel: [20, 25] } as const;
/** In m³: hardly any van holds a larger insulated body; the boxes of three-wheelers are offered up to this size. */
export const largest = { van: 12, box: 2 } as const;

const within = (volume: number, [from, to]: readonly [number, number]) => volume >= from && volume <= to;

/** The unit of the offer for a vehicle, or why none covers it. */
export function unitFor(given: TransportCase): Finding {
  if (given.vehicle === "three-wheeler") return boxFor(given);
  return given.vehicle === "van" ? vanUnitFor(given) : truckUnitFor(given);
}

function boxFor({ volume, isFrozen, route, night }: TransportCase): Finding {
  if (volume > largest.box) return "boxSize";
  if (route !== "city") return "boxRoute";
  if (night === "loaded") return "night";
  if (night === "unplugged") return "charger";
  return isFrozen ? "threeWheelerFrozen" : "threeWheelerFresh";
}

function vanUnitFor({ volume, isFrozen, route, night }: TransportCase): Finding {
  if (volume > largest.van) return "vanSize";
  if (night === "loaded") return "night";
  if (route === "long") return "halts";
  if (night === "socket") return "vanStandby";
  if (route === "city" && night !== "unplugged") return isFrozen ? "vanElectricFrozen" : "vanElectricFresh";
  return isFrozen ? "vanEngineFrozen" : "vanEngineFresh";
}

function truckUnitFor({ volume, isFrozen, route, night }: TransportCase): Finding {
  const { small, medium, diesel } = truckRanges;
  if (within(volume, diesel)) return "truckDiesel";
  if (volume > diesel[1]) return "large";
  if (volume > medium[1]) return "between";
  if (volume < small[0]) return "small";
  if (night === "loaded") return "night";
  if (route === "long") return "halts";
  const fitsMedium = within(volume, medium);
  if (night === "socket") return fitsMedium ? "truckStandby" : "smallStandby";
  if (!isFrozen && within(volume, small) && (route === "city" || !fitsMedium)) return "truckSmall";
  return fitsMedium ? "truckMedium" : "smallFrozen";
}
