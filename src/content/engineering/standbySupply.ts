/** Power factor of running motors, and direct starting current as a multiple of the running current. */
export const motors = { powerFactor: 0.8, startFactor: 6 } as const;

export const apparent = (kilowatts: number): number => kilowatts / motors.powerFactor;

/** Generator load in kVA: all units running; the last one starting; all starting simultaneously. */
export function generatorLoads(units: number, kilowatts: number) {
  const one = apparent(kilowatts);
  return {
    running: units * one,
    staggered: (units - 1 + motors.startFactor) * one,
    together: units * motors.startFactor * one,
  };
}

/** Running current in A of a unit in kW, at 230 V single-phase or 400 V three-phase. */
export function runningCurrent(kilowatts: number, phases: 1 | 3): number {
  const volts = phases === 1 ? 230 : Math.sqrt(3) * 400;
  return (1000 * apparent(kilowatts)) / volts;
}

/** Standard ratings of IEC 60309 sockets in A. */
const sockets = [16, 32, 63] as const;
export const socketFor = (ampere: number): number => sockets.find((rating) => rating > ampere) ?? 125;

/**
 * Resistivity of copper at operating temperature in Ω·mm²/m and cable reactance in Ω/m (IEC 60364-5-52, Annex
 * G).
 */
const copper = { resistivity: 0.0225, reactance: 0.000_08 } as const;

/** Voltage drop in V of a single-phase copper cable: length in m, section in mm², current in A. */
export function voltageDrop(length: number, section: number, ampere: number): number {
  const { powerFactor } = motors;
  const sine = Math.sqrt(1 - powerFactor ** 2);
  const ohm = (copper.resistivity / section) * powerFactor + copper.reactance * sine;
  return 2 * length * ohm * ampere;
}
