/** The build's only clock. SOURCE_DATE_EPOCH, in seconds, overrides it to make builds reproducible. */
export function buildTime(epoch = process.env["SOURCE_DATE_EPOCH"]): Date {
  return new Date(epoch === undefined ? Date.now() : Number(epoch) * 1000);
}
