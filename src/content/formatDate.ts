/** Formats `2027-03-20` as `20 March 2027`. */
export const formatDate = (date: string, language = "en-GB"): string =>
  new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(new Date(date));

/** Formats `2027-03` as `March 2027`. */
export const formatMonth = (month: string): string =>
  new Intl.DateTimeFormat("en-GB", { month: "long", year: "numeric", timeZone: "UTC" }).format(
    new Date(month),
  );
