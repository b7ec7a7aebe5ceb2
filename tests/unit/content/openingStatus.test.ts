import { describe, expect, test } from "vitest";
import {
  officeClock,
  openingStatus,
  type OpeningTimes,
  statusText,
} from "../../../src/content/openingStatus.ts";

const weekday = { opens: "09:00", closes: "18:00" };
const times: OpeningTimes = {
  hours: [
    { days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"], ...weekday },
    { days: ["Saturday"], opens: "09:00", closes: "14:00" },
    { days: ["Sunday"], closed: true },
  ],
  exceptions: [
    { from: "2027-02-08", to: "2027-03-09", reason: "Ramadan", opens: "10:00", closes: "15:00" },
    { from: "2027-03-10", to: "2027-03-12", reason: "Eid al-Fitr", closed: true },
  ],
};
const words = {
  open: "Open now, until {time}",
  opensToday: "Closed, opens today {time}",
  opensLater: "Closed, opens {day} {time}",
  closed: "Closed",
};

/** A date and time on Pakistan's clock, which has been five hours ahead of UTC since 2009. */
const inPakistan = (text: string) => new Date(`${text}:00+05:00`);
const textAt = (text: string) => {
  const instant = inPakistan(text);
  return statusText(openingStatus(times, instant), words, instant);
};

test.each([
  ["2027-01-04T08:59", "Closed, opens today 9:00 AM"],
  ["2027-01-04T09:00", "Open now, until 6:00 PM"],
  ["2027-01-04T17:59", "Open now, until 6:00 PM"],
  ["2027-01-04T18:00", "Closed, opens Tuesday 9:00 AM"],
  ["2027-01-09T13:59", "Open now, until 2:00 PM"],
  ["2027-01-09T14:00", "Closed, opens Monday 9:00 AM"],
  ["2027-01-10T12:00", "Closed, opens Monday 9:00 AM"],
  ["2026-12-31T23:59", "Closed, opens Friday 9:00 AM"],
  ["2027-02-05T18:00", "Closed, opens Saturday 9:00 AM"],
  ["2027-02-06T14:00", "Closed, opens Monday 10:00 AM"],
  ["2027-02-08T15:00", "Closed, opens Tuesday 10:00 AM"],
  ["2027-02-14T12:00", "Closed, opens Monday 10:00 AM"],
  ["2027-03-09T14:59", "Open now, until 3:00 PM"],
  ["2027-03-09T15:00", "Closed, opens Saturday 9:00 AM"],
  ["2027-03-12T23:59", "Closed, opens Saturday 9:00 AM"],
  ["2027-03-13T09:00", "Open now, until 2:00 PM"],
])("at %s in Pakistan: %s", (instant, text) => {
  expect(textAt(instant)).toBe(text);
});

test("names the date of an opening that is more than six days away, and none where there is none", () => {
  const closed = { from: "2027-05-03", to: "2027-05-16", reason: "Move", closed: true } as const;
  const away = { ...times, exceptions: [closed] };
  const instant = inPakistan("2027-05-03T12:00");
  expect(statusText(openingStatus(away, instant), words, instant)).toBe(
    "Closed, opens Monday, 17 May, 9:00 AM",
  );
  const never = { ...times, exceptions: [{ ...closed, to: "2030-01-01" }] };
  expect(statusText(openingStatus(never, instant), words, instant)).toBe("Closed");
});

describe("every minute around a boundary, every day of 2027", () => {
  const days = Array.from({ length: 365 }, (_, index) =>
    new Date(Date.UTC(2027, 0, 1 + index)).toISOString().slice(0, 10),
  );
  // Worked out here by the day's number, without the code under test.
  const expected = (date: string): [opens: string, closes: string] | undefined => {
    const day = new Date(`${date}T12:00Z`).getUTCDay();
    if (day === 0 || (date >= "2027-03-10" && date <= "2027-03-12")) return undefined;
    if (date >= "2027-02-08" && date <= "2027-03-09") return ["10:00", "15:00"];
    return ["09:00", day === 6 ? "14:00" : "18:00"];
  };
  test.each([
    "00:00",
    "08:59",
    "09:00",
    "09:59",
    "10:00",
    "13:59",
    "14:00",
    "14:59",
    "15:00",
    "17:59",
    "18:00",
    "23:59",
  ])("%s", (time) => {
    for (const date of days) {
      const [opens = "24:00", closes = "00:00"] = expected(date) ?? [];
      const { open, changes } = openingStatus(times, inPakistan(`${date}T${time}`));
      expect(open, date).toBe(opens <= time && time < closes);
      if (open) expect(changes, date).toEqual({ date, time: closes });
      else expect(`${changes?.date} ${changes?.time}` > `${date} ${time}`, date).toBe(true);
    }
  });
});

test("the office's clock is Pakistan's in the time zone database, every day of twenty years", () => {
  const zone = new Intl.DateTimeFormat("sv-SE", {
    timeZone: "Asia/Karachi",
    dateStyle: "short",
    timeStyle: "short",
  });
  for (let day = 0; day < 20 * 366; day++) {
    const instant = new Date(Date.UTC(2026, 0, 1 + day, 23, 59));
    expect(officeClock(instant)).toBe(zone.format(instant));
  }
});
