/** How much refrigerant a closed room may receive if the whole charge leaks. */

/** Practical limit of R410A in kg/m³ (EN 378-1, annex C). */
export const practicalLimitR410A = 0.44;

/** Lower flammability limit of R32 in kg/m³ (IEC 60335-2-40). */
export const flammabilityLimitR32 = 0.307;

/** Release height in m that annex GG of IEC 60335-2-40 gives a wall-mounted indoor unit. */
export const wallUnitHeight = 1.8;

/** Height of ceiling in m that the page's table assumes. */
export const ceiling = 2.6;

/** kg of R410A for a room of `area` m². */
export const limitR410A = (area: number) => practicalLimitR410A * area * ceiling;

/** kg of R32 without further safety measures: 2.5 × LFL^1.25 × h × √A, at most three quarters of LFL × h × A. */
export const limitR32 = (area: number, height = wallUnitHeight) =>
  Math.min(
    2.5 * flammabilityLimitR32 ** 1.25 * height * Math.sqrt(area),
    0.75 * flammabilityLimitR32 * height * area,
  );

/** kg of R32 up to which the standard sets no floor area: 6 m³ × LFL. */
export const freeChargeR32 = 6 * flammabilityLimitR32;
