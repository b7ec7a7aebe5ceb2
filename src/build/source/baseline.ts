/** The oldest supported browsers. Samsung Internet 16 is based on Chromium 92. */
const oldest = { chrome: 90, firefox: 102, safari: 15, ios: 15 } as const;

/** esbuild's target. esbuild transforms syntax but does not polyfill built-ins. */
export const scriptTarget = Object.entries(oldest).map(([browser, version]) => `${browser}${version}`);

/** Lightning CSS's targets, with the major version in bits 16 to 23. */
export const styleTargets = {
  chrome: oldest.chrome << 16,
  samsung: 16 << 16,
  firefox: oldest.firefox << 16,
  safari: oldest.safari << 16,
  ios_saf: oldest.ios << 16,
};
