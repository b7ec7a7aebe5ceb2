export const vehicles = ["van", "truck", "three-wheeler"] as const;
export type Vehicle = (typeof vehicles)[number];

/**
 * Transport temperature in °C, and heat of respiration in W per tonne.
 *
 * - `fruit`: mature-green mangoes respire 15 to 22 mL CO₂/(kg·h) at 13 °C, and green bananas 10 to 30.
 *   Respiration of 1 mL/(kg·h) releases 122 kcal/(t·day) (UC Davis Postharvest Center).
 * - `kinnow`: citrus near 5 °C (ASHRAE Handbook Refrigeration).
 */
export const cargoes = {
  fresh: { temperature: 0, respiration: 0 },
  medicine: { temperature: 2, respiration: 0 },
  kinnow: { temperature: 5, respiration: 20 },
  fruit: { temperature: 13, respiration: 110 },
  frozen: { temperature: -18, respiration: 0 },
  "ice-cream": { temperature: -20, respiration: 0 },
} as const;
export type Cargo = keyof typeof cargoes;
export const cargoNames = Object.keys(cargoes) as Cargo[];

export const isFrozen = (cargo: Cargo): boolean => cargoes[cargo].temperature < 0;

/**
 * Daily use: `city` is short and of known length, `day` is longer, with the engine running, and `long`
 * includes hours of parking with the engine off.
 */
export const routes = ["city", "day", "long"] as const;
/**
 * State of the vehicle at night: `empty` (with a mains socket), `unplugged` (empty, without a socket),
 * `socket` (loaded, with a socket) or `loaded` (without a socket).
 */
export const nights = ["empty", "unplugged", "socket", "loaded"] as const;

/** A unit's limits. A case must be within all of them. */
type Limits = {
  vehicle: Vehicle;
  /** Body volume in m³, inclusive. */
  volume: readonly [from: number, to: number];
  /** Transport temperature in °C, inclusive. */
  temperature: readonly [from: number, to: number];
  routes: readonly (typeof routes)[number][];
  nights: readonly (typeof nights)[number][];
  stops?: number;
  /** Largest battery in kWh that the vehicle should carry. */
  battery?: number;
  /** Source of a unit's energy that is paid apart from the vehicle's fuel, batteries aside. */
  energy?: "mains" | "diesel";
  /** Largest capacity in kW that makers usually offer, at 45 °C outside. */
  capacity: { fresh: number; frozen: number };
};

/** Smallest and largest body volume in m³ for each range of truck units. */
export const truckRanges = { small: [3, 6], medium: [4, 16], diesel: [20, 25] } as const;
/**
 * Largest body volumes in m³. Few vans have a larger insulated body, and no larger boxes are sold for
 * three-wheelers.
 */
export const largest = { van: 12, "three-wheeler": 2 } as const;

const above = [0, 13] as const;
const below = [-20, -18] as const;
const both = [-20, 13] as const;
const short = ["city"] as const;
const running = ["city", "day"] as const;
const unloaded = ["empty", "unplugged"] as const;
const ofVan = { vehicle: "van", volume: [0, largest.van], capacity: { fresh: 5, frozen: 3 } } as const;
/**
 * Limits the battery to 15 kWh, or about 135 kg. That is half of the total weight allowed for a van's lining,
 * unit and battery.
 */
const electricVan = { ...ofVan, routes: short, nights: ["empty"], battery: 15 } as const;
const engineVan = { ...ofVan, routes: running, nights: unloaded } as const;
const smallTruck = {
  vehicle: "truck",
  volume: truckRanges.small,
  temperature: above,
  nights: unloaded,
  capacity: ofVan.capacity,
} as const;
const mediumTruck = {
  vehicle: "truck",
  volume: truckRanges.medium,
  temperature: both,
  routes: running,
  capacity: { fresh: 7, frozen: 4 },
} as const;
/** Limits the battery to 5 kWh, or about 45 kg. Box, unit and battery together may weigh up to 150 kg. */
const threeWheeler = {
  vehicle: "three-wheeler",
  volume: [0, largest["three-wheeler"]],
  routes: short,
  nights: ["empty", "socket"],
  battery: 5,
  capacity: ofVan.capacity,
} as const;

/** Decision table: the first matching row determines the unit. The unit tables on the pages must match it. */
const table = [
  { unit: "vanElectricFresh", ...electricVan, temperature: above },
  { unit: "vanElectricFrozen", ...electricVan, temperature: [-18, -18], stops: 20 },
  { unit: "vanEngineFresh", ...engineVan, temperature: above },
  { unit: "vanEngineFrozen", ...engineVan, temperature: below },
  { unit: "vanStandby", ...ofVan, temperature: both, routes: running, nights: ["socket"], energy: "mains" },
  { unit: "truckSmall", ...smallTruck, routes: short },
  { unit: "truckMedium", ...mediumTruck, nights: unloaded },
  { unit: "truckSmall", ...smallTruck, routes: running },
  { unit: "truckStandby", ...mediumTruck, nights: ["socket"], energy: "mains" },
  {
    unit: "truckDiesel",
    vehicle: "truck",
    volume: truckRanges.diesel,
    temperature: both,
    routes,
    nights,
    energy: "diesel",
    capacity: { fresh: 10, frozen: 6 },
  },
  { unit: "threeWheelerFresh", ...threeWheeler, temperature: above },
  { unit: "threeWheelerFrozen", ...threeWheeler, temperature: below },
] as const satisfies ({ unit: string } & Limits)[];

export type TransportUnit = (typeof table)[number]["unit"];
export type Offer = { unit: TransportUnit } & Limits;
export const offers: readonly Offer[] = table;
