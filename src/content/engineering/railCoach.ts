/** m³/h per passenger, as the page recommends for a hot climate. */
export const freshAirPerPassenger = { from: 15, to: 20 } as const;

/** Fresh air of a coach in m³/h. */
export const freshAir = (passengers: number): { from: number; to: number } => ({
  from: passengers * freshAirPerPassenger.from,
  to: passengers * freshAirPerPassenger.to,
});

/**
 * Continuous supply voltage range in V for electronics on a battery: 0.7 to 1.25 times nominal (EN 50155).
 */
export const batteryRange = (nominal: number): { from: number; to: number } => ({
  from: 0.7 * nominal,
  to: 1.25 * nominal,
});
