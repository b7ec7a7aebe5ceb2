/**
 * Exhaust of an unlisted wall-mounted canopy in cfm per foot of hood, by duty (ASHRAE Handbook HVAC
 * Applications, "Kitchen
 * Ventilation"; International Mechanical Code 507).
 */
export const cfmPerFoot = { Light: 200, Medium: 300, Heavy: 400, "Extra heavy": 550 };
export type Duty = keyof typeof cfmPerFoot;

const cubicMetresPerHour = 1.699;
const foot = 0.3048;

/** m³/h per metre of hood, rounded to 100 as in the page's table. */
export const flowPerMetre = (duty: Duty) =>
  Math.round((cfmPerFoot[duty] * cubicMetresPerHour) / foot / 100) * 100;

/** Share of the exhaust that the make-up unit replaces; the rest comes from the dining room. */
export const makeUpShare = 0.85;

/** Clear area of a grease duct in m² for `airflow` m³/h at `velocity` m/s. */
export const ductArea = (airflow: number, velocity: number) => airflow / 3600 / velocity;

/** Electric power of a fan in kW for `airflow` m³/h against `resistance` Pa; total efficiency 0 to 1. */
export const fanPower = (airflow: number, resistance: number, efficiency: number) =>
  ((airflow / 3600) * resistance) / efficiency / 1000;

/** The page's example: duct velocity in m/s, resistance in Pa, efficiency of fan and motor. */
export const example = { velocity: 8, resistance: 500, efficiency: 0.5 };
