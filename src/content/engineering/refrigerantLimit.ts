/** Practical limit of R410A in kg/m³ (EN 378-1, annex C). */
export const practicalLimitR410A = 0.44;

/** Lower flammability limit of R32 in kg/m³ (IEC 60335-2-40). */
export const flammabilityLimitR32 = 0.307;

/** Release height of a wall-mounted indoor unit in m (IEC 60335-2-40, annex GG). */
export const wallUnitHeight = 1.8;

/** Ceiling height in m for the page's table. */
export const ceiling = 2.6;

/** Maximum charge of R410A in kg for a room of `area` m². */
export const limitR410A = (area: number) => practicalLimitR410A * area * ceiling;

/**
 * Maximum charge of R32 in kg without additional measures: 2.5 × LFL^1.25 × h × √A, at most 0.75 × LFL × h ×
 * A.
 */
export const limitR32 = (area: number, height = wallUnitHeight) =>
  Math.min(
    2.5 * flammabilityLimitR32 ** 1.25 * height * Math.sqrt(area),
    0.75 * flammabilityLimitR32 * height * area,
  );

/** Charge of R32 in kg up to which the standard requires no minimum floor area: 6 m³ × LFL. */
export const freeChargeR32 = 6 * flammabilityLimitR32;
