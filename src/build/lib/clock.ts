/** The build's only clock. SOURCE_DATE_EPOCH, in seconds, replaces it where builds must be reproducible. */
export function buildTime(epoch = process.env["SOURCE_DATE_EPOCH"]): Date {
  return new Date(epoch === undefined ? Date.now() : Number(epoch) * 1000);
}
