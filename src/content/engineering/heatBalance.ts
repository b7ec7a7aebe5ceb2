/**
 * Heat gain in kW of motors and driven machines inside the hall: rated kW × load ÷ efficiency (ASHRAE
 * Fundamentals, "Heat
 * Gain from Motors").
 */
export const motors = (rated: number, load: number, efficiency: number) => (rated * load) / efficiency;

/**
 * Heat gain in kW of a sunlit roof: U in W/(m²·K), area in m², sol-air temperature outside and air inside in
 * °C.
 */
export const roof = (u: number, area: number, solAir: number, inside: number) =>
  (u * area * (solAir - inside)) / 1000;

/** kW, from W per person at light factory work and W/m² of lighting. */
export const people = (count: number, watts: number) => (count * watts) / 1000;
export const lights = (area: number, watts: number) => (area * watts) / 1000;

const floor = 2000;

/** Rows of the page's table before and after the low-cost measures, in kW. */
export const hall = {
  Compressor: { before: 75, after: 0 },
  Motors: { before: motors(200, 0.6, 0.9), after: motors(200, 0.6, 0.9) },
  Roof: { before: roof(5, floor, 65, 35), after: roof(0.5, floor, 65, 35) },
  People: { before: people(100, 220), after: people(100, 220) },
  Lights: { before: lights(floor, 10), after: lights(floor, 10) },
};

export const total = (column: "before" | "after") =>
  Object.values(hall).reduce((sum, row) => sum + row[column], 0);
