/** More compressor power in % for each kelvin of condensing temperature, usual for comfort cooling. */
export const powerPerKelvin = { from: 2, to: 3 } as const;

/** More compressor power in % with a condenser `kelvin` hotter. */
export const extraPower = (kelvin: number): { from: number; to: number } => ({
  from: powerPerKelvin.from * kelvin,
  to: powerPerKelvin.to * kelvin,
});
