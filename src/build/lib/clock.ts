/** The build's only clock. SOURCE_DATE_EPOCH, in seconds, stands in for it where builds must be repeatable. */
export function buildTime(epoch = process.env["SOURCE_DATE_EPOCH"]): Date {
  return new Date(epoch === undefined ? Date.now() : Number(epoch) * 1000);
}
