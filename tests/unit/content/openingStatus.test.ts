import { expect, test } from "vitest";
import {
  officeClock,
  openingStatus,
  type OpeningTimes,
  statusText,
} from "../../../src/content/openingStatus.ts";

const times: OpeningTimes = {
  hours: [
    { days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"], opens: "09:00", closes: "18:00" },
    { days: ["Saturday"], opens: "09:00", closes: "14:00" },
    { days: ["Sunday"], closed: true },
  ],
  exceptions: [
    { from: "2027-02-08", to: "2027-03-09", reason: "Ramadan", opens: "10:00", closes: "15:00" },
    { from: "2027-03-10", to: "2027-03-12", reason: "Eid al-Fitr", closed: true },
    { from: "2027-05-03", to: "2027-05-16", reason: "Move", closed: true },
  ],
};
const words = {
  open: "open {time}",
  opensToday: "today {time}",
  opensLater: "{day} {time}",
  closed: "closed",
};

/** A date and time in Pakistan's time zone, UTC+5 since 2009. */
const inPakistan = (text: string) => new Date(`${text}:00+05:00`);
const textAt = (text: string) => statusText(openingStatus(times, inPakistan(text)), words, inPakistan(text));

test.each([
  ["2027-01-04T08:59", "today 9:00 AM"],
  ["2027-01-04T09:00", "open 6:00 PM"],
  ["2027-02-06T14:00", "Monday 10:00 AM"],
  ["2027-03-09T15:00", "Saturday 9:00 AM"],
  ["2027-05-03T12:00", "Monday, 17 May, 9:00 AM"],
])("at %s in Pakistan: %s", (instant, text) => expect(textAt(instant)).toBe(text));

/** Calculated from the day's number, without the code under test. */
function expected(date: string): [opens: string, closes: string] | undefined {
  const day = new Date(`${date}T12:00Z`).getUTCDay();
  const isClosed = ({ from, to }: { from: string; to: string }) => date >= from && date <= to;
  const [ramadan, eid, move] = times.exceptions ?? [];
  if (day === 0 || (eid && isClosed(eid)) || (move && isClosed(move))) return undefined;
  return ramadan && isClosed(ramadan) ? ["10:00", "15:00"] : ["09:00", day === 6 ? "14:00" : "18:00"];
}

test("every minute around a boundary is open or closed, every day of 2027", () => {
  const minutes = "00:00 08:59 09:00 09:59 10:00 13:59 14:00 14:59 15:00 17:59 18:00 23:59".split(" ");
  for (let day = 0; day < 365; day++) {
    const date = new Date(Date.UTC(2027, 0, 1 + day)).toISOString().slice(0, 10);
    const [opens = "24:00", closes = "00:00"] = expected(date) ?? [];
    for (const time of minutes) {
      const { open, changes } = openingStatus(times, inPakistan(`${date}T${time}`));
      expect(open, `${date} ${time}`).toBe(opens <= time && time < closes);
      if (open) expect(changes).toEqual({ date, time: closes });
      else expect(`${changes?.date} ${changes?.time}` > `${date} ${time}`).toBe(true);
    }
  }
});

test("the office's clock is Pakistan's in the time zone database, every day of twenty years", () => {
  const format = { timeZone: "Asia/Karachi", dateStyle: "short", timeStyle: "short" } as const;
  const zone = new Intl.DateTimeFormat("sv-SE", format);
  for (let day = 0; day < 20 * 366; day++) {
    const instant = new Date(Date.UTC(2026, 0, 1 + day, 23, 59));
    expect(officeClock(instant)).toBe(zone.format(instant));
  }
});
