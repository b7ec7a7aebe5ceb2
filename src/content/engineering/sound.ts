/**
 * Sound pressure level in dB at `distance` m from a small source of `level` dB at 1 m in a free field: −6 dB
 * per doubling.
 */
export const levelAt = (level: number, distance: number) => level - 20 * Math.log10(distance);

/** dB(A) at 1 m of the page's example unit. */
export const exampleUnit = 55;
