import { expect, test } from "vitest";
import { describeColdRoom } from "../../../src/calculators/ColdRoom/describe.ts";
import { coldRoomFields } from "../../../src/calculators/ColdRoom/fields.ts";
import { answerColdRoom } from "../../../src/calculators/ColdRoom/size.ts";
import { describeEstimate } from "../../../src/calculators/CoolingLoad/describe.ts";
import { answerCoolingLoad, coolingLoadFields } from "../../../src/calculators/CoolingLoad/fields.ts";
import type { Answer, CalculationResult } from "../../../src/calculators/frame/answer.ts";
import { type Fields, type Raw, startOf, toQuery } from "../../../src/calculators/frame/fields.ts";
import { basisOf, messageOf, type QuestionStrings, subjectOf } from "../../../src/calculators/frame/texts.ts";
import { describeSite } from "../../../src/calculators/Geothermal/describe.ts";
import { answerGeothermal, geothermalFields } from "../../../src/calculators/Geothermal/fields.ts";
import { describeAnswer } from "../../../src/calculators/TransportUnit/describe.ts";
import { transportFields } from "../../../src/calculators/TransportUnit/fields.ts";
import { answerTransportUnit } from "../../../src/calculators/TransportUnit/finding.ts";
import { composeMailto } from "../../../src/content/message.ts";
import { sharedProps } from "../../../src/islands/sharedProps.ts";
import { cycle } from "../../reference/near.ts";
import { site } from "../../fixtures/site.ts";

const { CoolingLoad, ColdRoom, Geothermal, TransportUnit } = sharedProps(site);
const { frame, company } = CoolingLoad;

type Calculator = { fields: Fields; strings: QuestionStrings; described: (raw: Raw) => Answer | undefined };

function calculator<T, Strings extends QuestionStrings>(
  fields: Fields,
  strings: Strings,
  answerTo: (raw: Raw) => CalculationResult<T>,
  describe: (answer: T, strings: Strings) => Answer,
): Calculator {
  const described = (raw: Raw) => {
    const { answer } = answerTo(raw);
    return answer && describe(answer, strings);
  };
  return { fields, strings, described };
}

const room = calculator(
  coolingLoadFields(CoolingLoad.cities),
  CoolingLoad.strings,
  (raw) => answerCoolingLoad(CoolingLoad.cities, raw),
  describeEstimate,
);
const calculators: [path: string, calculator: Calculator][] = [
  ["/services/residential-hvac", room],
  [
    "/solutions/cold-rooms",
    calculator(
      coldRoomFields,
      ColdRoom.strings,
      (raw) => answerColdRoom(ColdRoom.hottest, raw),
      describeColdRoom,
    ),
  ],
  [
    "/geothermal-hvac",
    calculator(
      geothermalFields(Geothermal.cities),
      Geothermal.strings,
      (raw) => answerGeothermal(Geothermal.cities, raw),
      describeSite,
    ),
  ],
  [
    "/services/transport-hvac",
    calculator(transportFields, TransportUnit.strings, answerTransportUnit, describeAnswer),
  ],
];

const longest = "n".repeat(60);
const sender = { "sender-name": longest, "sender-phone": longest, "sender-place": longest };

/** Entries with every option, and with numbers from the smallest to half of the largest. */
const entriesOf = (fields: Fields): Raw[] =>
  Array.from({ length: 600 }, (_, step) =>
    Object.fromEntries(
      Object.entries(fields).map(([name, field], index) => {
        const turn = step * (index + 1) + Math.floor(step / 7) * index;
        if (field.kind === "choice") return [name, cycle(field.options, turn)];
        const value = field.min + cycle([0, 0.02, 0.1, 0.3, 0.5], turn) * (field.max - field.min);
        const number = field.integer ? Math.round(value) : value.toFixed(2);
        return [name, `${number} ${field.unit ?? ""}`.trim()];
      }),
    ),
  );

test.each(calculators)("messages of %s fit into a mail link", (path, { fields, strings, described }) => {
  const answered = entriesOf(fields).flatMap((raw) => {
    const answer = described(raw);
    return answer ? [{ raw, answer }] : [];
  });
  expect(answered.length).toBeGreaterThan(100);
  for (const { raw, answer } of answered) {
    const link = `https://www.example.com${path}?${toQuery(fields, raw)}#answer`;
    const text = messageOf(strings, answer, [fields, { ...raw, ...sender }], frame, [company.email, link]);
    const mail = composeMailto(company.email, subjectOf(strings, [fields, raw]), text);
    expect(mail.length, text).toBeLessThanOrEqual(1800);
    for (const part of [answer.result, ...answer.warnings, longest, link]) expect(text).toContain(part);
  }
});

test("a short message contains the whole answer", () => {
  const { fields, strings, described } = room;
  const raw = startOf(fields);
  const answer = described(raw) ?? expect.fail("No answer is given.");
  const text = messageOf(strings, answer, [fields, raw], frame, [company.email, "/"]);
  expect(text).toContain(answer.sentences.join("\n"));
});

test("the basis of an answer includes values that nobody entered", () => {
  const { fields, strings } = room;
  const { people, use } = CoolingLoad.strings.fields;
  const basis = basisOf(strings, [fields, { ...startOf(fields), width: "4 m" }], frame);
  expect(basis).toContain(`${people.label} ${startOf(fields)["people"]}`);
  expect(basis).toContain(use.options.few);
  expect(basis).toContain("(4 m)");
});
