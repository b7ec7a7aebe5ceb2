/** A reproducible random number generator (mulberry32). */
export function randomFrom(seed: number) {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    of: <T>(items: readonly T[]): T => {
      if (items.length === 0) throw new Error("nothing to choose from");
      return items[below(items.length)] as T;
    },
  };
}

export type Random = ReturnType<typeof randomFrom>;
