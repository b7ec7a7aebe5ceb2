/** Sound pressure in dB at `distance` m from a small source that makes `level` dB at 1 m, in the open: −6 dB per doubling. */
export const levelAt = (level: number, distance: number) => level - 20 * Math.log10(distance);

/** dB(A) at 1 m of the outdoor unit that the page names. */
export const exampleUnit = 55;
