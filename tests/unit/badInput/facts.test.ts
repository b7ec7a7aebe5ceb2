import { describe, expect, test } from "vitest";
import { edit, lineOf, refusal } from "../../fixtures/refusal.ts";

describe("the build refuses", () => {
  test("a city's temperatures that lie off the chart, or go backwards", async () => {
    await edit("content/site.yaml", "cold: 4.7, hot: 41.6", "cold: 41.6, hot: 4.7");
    await edit("content/site.yaml", "cold: 12, hot: 37.3", "cold: 54, hot: 99");
    const line = await lineOf("content/site.yaml", "hot: 99");
    const output = await refusal();
    expect(output).toContain(
      `content/site.yaml:${line}:30: coverage[1].design.hot lies off the chart: write 50 °C or less`,
    );
    expect(output).toContain(
      `content/site.yaml:${line + 3}:21: coverage[2].design.cold goes backwards: write the colder temperature as cold`,
    );
  });

  test("an office that closes before it opens", async () => {
    await edit("content/site.yaml", 'closes: "14:00"', 'closes: "02:00"');
    const line = await lineOf("content/site.yaml", 'closes: "02:00"');
    expect(await refusal()).toContain(
      `content/site.yaml:${line}:13: hours[2].closes must be later than opens`,
    );
  });

  test("days with other hours that overlap, go backwards or lack their times", async () => {
    const faulty = `exceptions:
  - { from: 2027-03-10, to: 2027-03-12, reason: Eid al-Fitr, closed: true }
  - { from: 2027-03-12, to: 2027-03-14, reason: Move, closed: true }
  - { from: 2027-05-16, to: 2027-05-02, reason: Move, closed: true }
  - { from: 2027-06-01, to: 2027-06-31, reason: Move, closed: true }
  - { from: 2027-07-01, to: 2027-07-02, reason: Move }
`;
    await edit("content/site.yaml", /^coverage:/m, `${faulty}coverage:`);
    const first = await lineOf("content/site.yaml", "reason: Eid al-Fitr");
    const output = await refusal();
    for (const [line, message] of [
      [1, "exceptions[2].from falls into exceptions[1]: write each day once"],
      [2, "exceptions[3].to is before from: write the last day, or the same day again"],
      [3, "exceptions[4].to is not a date: write it as in 2027-03-20"],
      [4, "exceptions[5] needs its times: write opens and closes, or closed: true"],
    ] as const)
      expect(output).toMatch(
        new RegExp(`^content/site\\.yaml:${first + line}:\\d+: ${message.replaceAll(/[[\]]/g, "\\$&")}`, "m"),
      );
  });

  test("a notice that ends before it begins, has no words or no time, or falls into another", async () => {
    const faulty = `notices:
  - { from: 2027-03-10 09:00, until: 2027-03-13 09:00, text: Closed for Eid }
  - { from: 2027-03-13 08:00, until: 2027-03-14 09:00, text: Moved }
  - { from: 2027-05-16 09:00, until: 2027-05-02 09:00, text: Moved }
  - { from: 2027-06-31 09:00, until: 2027-07-02 09:00, text: Moved }
  - { from: 2027-08-01, until: 2027-08-02 09:00, text: Moved }
  - { from: 2027-09-01 09:00, until: 2027-09-02 09:00, text: "" }
`;
    await edit("content/site.yaml", /^coverage:/m, `${faulty}coverage:`);
    const first = await lineOf("content/site.yaml", "text: Closed for Eid }");
    const output = await refusal();
    for (const [line, message] of [
      [1, "notices[2].from falls into notices[1]: let one end before the other begins"],
      [2, "notices[3].until ends before it begins: write a later time than in from"],
      [3, "notices[4].from is not a day and a time: write it as in 2027-03-19 18:00"],
      [4, "notices[5].from is not a day and a time"],
      [5, "notices[6].text is empty: write the words that visitors should read"],
    ] as const)
      expect(output).toMatch(
        new RegExp(`^content/site\\.yaml:${first + line}:\\d+: ${message.replaceAll(/[[\]]/g, "\\$&")}`, "m"),
      );
  });

  test("a ready message that no mail link would hold", async () => {
    await edit(
      "content/pages/contact.yaml",
      /      message: \|-\n.*\n/,
      `      message: |-\n        ${"Not cooling ".repeat(150)}\n`,
    );
    expect(await refusal()).toMatch(
      /^content\/pages\/contact\.yaml:\d+:\d+: choices\.items\[1\]\.message is too long for a mail link/m,
    );
  });
});
