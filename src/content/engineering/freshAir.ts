/**
 * Outdoor air rates by ANSI/ASHRAE 62.1, ventilation rate procedure, table 6-1: the sum of people and floor.
 */
export type Occupancy = {
  people: number;
  /** m². */
  area: number;
  /** L/s per person. */
  perPerson: number;
  /** L/s per m². */
  perArea: number;
};

/** L/s of outdoor air in the breathing zone. */
export const outdoorAir = ({ people, area, perPerson, perArea }: Occupancy) =>
  people * perPerson + area * perArea;

const outdoorCarbonDioxide = 420;

/**
 * CO₂ in ppm after `seconds` in a room of `volume` m³, with `source` L/s exhaled and `airflow` L/s of outdoor
 * air.
 */
export function carbonDioxide(source: number, airflow: number, volume: number, seconds: number): number {
  const steady = (source / airflow) * 1e6;
  return outdoorCarbonDioxide + steady * (1 - Math.exp((-airflow * seconds) / (1000 * volume)));
}

/** Forty pupils aged 9 and up in 60 m², 3 m high. A seated pupil exhales about 0.0043 L/s of CO₂. */
export const classroom = {
  people: 40,
  area: 60,
  perPerson: 5,
  perArea: 0.6,
  volume: 180,
  source: 40 * 0.0043,
};

/** Infiltration with door and windows shut, in air changes per hour. */
export const closedRoomLeakage = 0.5;

/** Share of the fresh air's heat and moisture that an energy-recovery unit transfers to the exhaust air. */
export const heatRecovery = 0.6;

/** Tenants of a mall on 100 m² each, with table 6-1's default occupancy. */
export const tenants = {
  Supermarket: { people: 8, area: 100, perPerson: 3.8, perArea: 0.3 },
  "Fashion shop": { people: 15, area: 100, perPerson: 3.8, perArea: 0.6 },
  Concourse: { people: 40, area: 100, perPerson: 3.8, perArea: 0.3 },
  Restaurant: { people: 70, area: 100, perPerson: 3.8, perArea: 0.9 },
  Cinema: { people: 150, area: 100, perPerson: 2.5, perArea: 0.3 },
} satisfies Record<string, Occupancy>;

export const officeFloor: Occupancy = { people: 100, area: 1000, perPerson: 2.5, perArea: 0.3 };
