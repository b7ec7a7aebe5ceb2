import { expect, test } from "vitest";
import { hoursExceptions, weeklyHours } from "../../../src/content/hours.ts";
import { weekdays } from "../../../src/content/weekdays.ts";
import { officeClock, type OpeningTimes, statusText } from "../../../src/content/openingStatus.ts";

const times: OpeningTimes = {
  hours: weeklyHours.parse([
    { days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"], opens: "09:00", closes: "18:00" },
    { days: ["Saturday"], opens: "09:00", closes: "14:00" },
    { days: ["Sunday"], closed: true },
  ]),
  exceptions: hoursExceptions.parse([
    { from: "2027-03-10", to: "2027-03-12", reason: "Eid al-Fitr", closed: true },
    { from: "2027-02-08", to: "2027-03-09", reason: "Ramadan", opens: "10:00", closes: "15:00" },
    { from: "2027-05-03", to: "2027-05-16", reason: "Move", closed: true },
  ]),
};
const strings = {
  open: "open {time}",
  opensToday: "today {time}",
  opensLater: "{day} {time}",
  allDay: "always",
  closed: "closed",
};

/** Pakistan has used UTC+5 without daylight saving time since 2009. */
const inPakistan = (text: string) => new Date(`${text}:00+05:00`);
const textAt = (text: string, own = times) => statusText(own, strings, inPakistan(text));

test.each([
  ["2027-01-04T08:59", "today 9:00 AM"],
  ["2027-01-04T09:00", "open 6:00 PM"],
  ["2027-02-06T14:00", "Monday 10:00 AM"],
  ["2027-03-09T15:00", "Saturday 9:00 AM"],
  ["2027-05-10T12:00", "Monday, 17 May, 9:00 AM"],
])("at %s in Pakistan: %s", (instant, text) => expect(textAt(instant)).toBe(text));

const friday = {
  days: ["Friday"],
  intervals: [
    { opens: "09:00", closes: "12:30" },
    { opens: "14:30", closes: "24:00" },
  ],
};
const ramadan = [
  { days: ["Monday", "Tuesday"], opens: "10:00", closes: "15:00" },
  { days: ["Friday"], opens: "10:00", closes: "12:30" },
];
const broken: OpeningTimes = {
  hours: weeklyHours.parse([friday, { days: ["Saturday"], opens: "00:00", closes: "24:00" }]),
  exceptions: hoursExceptions.parse([
    { from: "2027-02-08", to: "2027-03-09", reason: "Ramadan", hours: ramadan },
  ]),
};

test.each([
  ["before the break", "2027-01-08T12:29", "open 12:30 PM"],
  ["in the break", "2027-01-08T12:30", "today 2:30 PM"],
  ["through midnight into the next day", "2027-01-08T15:00", "open Sunday 12:00 AM"],
  ["until midnight", "2027-01-09T00:00", "open 12:00 AM"],
  ["closed from midnight", "2027-01-10T00:00", "Friday 9:00 AM"],
  ["an exception opens a day that is usually closed", "2027-02-08T11:00", "open 3:00 PM"],
  ["an exception's Friday has its own hours", "2027-02-12T12:30", "Monday 10:00 AM"],
  ["an exception closes the days that its list leaves out", "2027-02-13T11:00", "Monday 10:00 AM"],
])("%s", (_, instant, text) => expect(textAt(instant, broken)).toBe(text));

test("an office open day or night has no closing time", () => {
  const hours = weeklyHours.parse([{ days: [...weekdays], opens: "00:00", closes: "24:00" }]);
  expect(textAt("2027-01-08T12:00", { hours, exceptions: [] })).toBe("always");
  const exceptions = hoursExceptions.parse([
    { from: "2027-01-20", to: "2030-01-20", reason: "Move", closed: true },
  ]);
  expect(textAt("2027-01-08T12:00", { hours, exceptions })).toBe("open Wednesday, 20 January, 12:00 AM");
  expect(textAt("2027-01-20T12:00", { hours, exceptions })).toBe("closed");
});

test("the office's clock is Pakistan's for twenty years", () => {
  const format = { timeZone: "Asia/Karachi", dateStyle: "short", timeStyle: "short" } as const;
  const zone = new Intl.DateTimeFormat("sv-SE", format);
  for (let day = 0; day < 20 * 366; day++) {
    const instant = new Date(Date.UTC(2026, 0, 1 + day, 23, 59));
    expect(officeClock(instant)).toBe(zone.format(instant));
  }
});
