import { expect, test } from "vitest";
import { coldRoomWarnings, type ColdRoomSize } from "../../../src/calculators/ColdRoom/fields.ts";
import { startIn } from "../../../src/calculators/frame/fields.ts";
import { variants } from "../../../src/calculators/ColdRoom/room.ts";
import { describeColdRoom } from "../../../src/calculators/ColdRoom/describe.ts";
import { answerTo, fields, words } from "../../fixtures/coldRooms.ts";
import { figuresIn } from "../../fixtures/contentTables.ts";

/** Visitor's own temperatures: limits and values between. */
const owns = " -30 -18 -12 -6 -5.1 -5 -3 -1 0 2 4 5.1 8 12 13 20".split(" ");
/** Length, width and height, openings a day, kilograms a day. */
const numbers = [
  ["1.2", "1.2", "1.8", "0", "0"],
  ["1.2", "1.2", "1.8", "1000", "25"],
  ["4", "3", "2.5", startIn(fields.openings), startIn(fields.daily)],
  ["15", "10", "6", "1000", "90000"],
] as const;

/** All combinations of one item of each list. */
const combinations = (lists: readonly (readonly string[])[]) =>
  lists.reduce<string[][]>((all, list) => all.flatMap((one) => list.map((item) => [...one, item])), [[]]);
const choices = [fields.product.options, fields.arrival.options, fields.packing.options];
const raws = combinations([...choices, ["Lahore", "Quetta"], owns]).flatMap(
  ([product, arrival, packing, city, own]) =>
    numbers.map(([length, width, height, openings, daily]) => {
      const box = { length, width, height };
      return { ...box, product, arrival, packing, city, own, openings, daily } as Record<string, string>;
    }),
);

const answers = raws.map((raw) => {
  const { answer, problems } = answerTo(raw);
  if (!answer) throw new Error(`No answer to ${JSON.stringify(raw)}: ${JSON.stringify(problems)}`);
  const description = describeColdRoom(answer, words);
  const { heading, range, warnings, text, notes, spoken, sent } = description;
  const whole = [heading, range, ...warnings, ...text, notes?.plant, notes?.sources, spoken, ...sent]
    .join("\n")
    .replaceAll("\u00a0", " ");
  return { raw: JSON.stringify(raw), answer, description, whole };
});
const sized = answers.filter(
  (one): one is typeof one & { answer: ColdRoomSize } => one.answer.variant !== "validated",
);

test("every answer is complete, with one size for page, screen reader and message", () => {
  for (const { raw, whole, description } of answers) {
    expect(whole, raw).not.toMatch(/[{}]|NaN|Infinity|undefined|null/);
    const { heading, range, spoken, sent } = description;
    for (const text of [spoken, sent[0]]) expect(text, raw).toContain(`${heading} ${range}`);
  }
});

test("a freezer's answer has nothing of a chiller's, and the reverse", () => {
  const own = { chiller: words.heading.chiller, freezer: words.heading.freezer };
  expect(own.chiller).not.toBe(own.freezer);
  const panels = (variant: keyof typeof variants) => `${variants[variant].thickness} mm`;
  for (const { raw, answer, whole } of sized) {
    const [variant, other] =
      answer.temperature < -5 ? (["freezer", "chiller"] as const) : (["chiller", "freezer"] as const);
    expect(answer.variant, raw).toBe(variant);
    for (const text of [own[variant], panels(variant)]) expect(whole, raw).toContain(text);
    for (const text of [own[other], panels(other)]) expect(whole, raw).not.toContain(text);
  }
});

test("no two warnings contradict each other, and each is given to some", () => {
  const exclusive = [
    ["spoils", "softens"],
    ["chills", "frosts"],
    ["frosts", "freezing"],
    ["frosts", "softens"],
    ["thaws", "freezing"],
    ["spoils", "freezing"],
  ] as const;
  for (const { raw, answer } of sized)
    for (const pair of exclusive)
      expect(
        pair.every((warning) => answer.warnings.includes(warning)),
        `${raw} ${pair}`,
      ).toBe(false);
  expect([...new Set(sized.flatMap(({ answer }) => answer.warnings))].sort()).toEqual(
    [...coldRoomWarnings].sort(),
  );
});

test("an answer for medicines promises neither a size nor hours", () => {
  const medicine = answers.filter(({ answer }) => answer.variant === "validated");
  expect(medicine).toHaveLength(answers.length / fields.product.options.length);
  for (const { whole } of medicine) expect(whole).not.toMatch(/\d/);
});

/** Figures of the sentences on goods, plant and mean load, and of the message. */
function figures(change: Record<string, string>) {
  const { answer } = answerTo({ city: "Lahore", arrival: "mild", ...change });
  const { text, notes, sent } = describeColdRoom(answer ?? { variant: "validated" }, words);
  return [text[0], notes?.plant, notes?.sources, sent[0]].map((sentence) => figuresIn(sentence ?? ""));
}

/** 10 × 8 × 4 m on pallets: 13.5 kW over the day, 20.3 to 22.4 kW, in tons of 3.517 kW, and 11.6 kW of electricity. */
test("the figures of the sentences are those of the answer", () => {
  const store = { length: "10", width: "8", height: "4", product: "kinnow", packing: "pallets" };
  const [goods, plant, mean, sent] = figures({ ...store, daily: "8000" });
  expect(goods).toEqual(["64,000 kg", "64"]);
  expect(plant).toEqual([expect.stringMatching(/^5\.8–6\.4/), "16", "24", "100 mm", "11.6 kW"]);
  expect(mean).toEqual(["13.5 kW", "47 °C"]);
  expect(sent?.slice(0, 2)).toEqual(["20.3–22.4 kW", "+5 °C"]);
  expect(figures({ product: "frozen" })[1]).toContain("150 mm");
  expect(figures({ width: "3.1" })[0]).toEqual(["3,100 kg", "3.1"]);
  expect(figures({ length: "10", width: "4", height: "2.6" })[0]).toEqual(["10,400 kg", "10"]);
});
