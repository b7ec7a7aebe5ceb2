/** The build's only clock. SOURCE_DATE_EPOCH (seconds) overrides it for reproducible builds. */
export function buildTime(epoch = process.env["SOURCE_DATE_EPOCH"]): Date {
  return new Date(epoch === undefined ? Date.now() : Number(epoch) * 1000);
}
