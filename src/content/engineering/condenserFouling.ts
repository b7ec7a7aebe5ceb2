/** Additional compressor power in % per K of condensing temperature, typical for comfort cooling. */
export const powerPerKelvin = { from: 2, to: 3 } as const;

/** Additional compressor power in % for a condensing temperature `kelvin` K higher. */
export const extraPower = (kelvin: number): { from: number; to: number } => ({
  from: powerPerKelvin.from * kelvin,
  to: powerPerKelvin.to * kelvin,
});
