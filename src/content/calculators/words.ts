import { z } from "zod";
import { coldRoomWarnings } from "./coldRoom.ts";
import { verdicts } from "./geothermal.ts";
import {
  cargoes,
  nights,
  routes,
  transportGaps,
  transportUnits,
  vehicles,
} from "../engineering/transportUnit.ts";
import { text } from "../primitives.ts";

const numberField = z.strictObject({
  label: text,
  unit: text.optional(),
  hint: text.optional().describe("Said under the field"),
});

/** The same kind of words for each of a few names. */
const eachOf = <const Name extends string, Words>(names: readonly Name[], words: Words) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, words])) as Record<Name, Words>);

/** A choice, with the words of each of its answers. */
const choiceField = <const Option extends string>(...options: readonly Option[]) =>
  z.strictObject({ label: text, hint: text.optional(), options: eachOf(options, text) });

/** What all tools share: the ways to hand an answer on, and what is said of answers that can't be used. */
const frame = z.strictObject({
  unscripted: text.describe("Said where no script runs, and the answer is the one for the values shown"),
  whatsapp: text,
  email: text,
  copy: text,
  copied: text,
  print: text,
  share: text,
  shared: text.describe("Said when the link is on the clipboard"),
  tooLong: text.describe("Said of a message that is too long for a mail link"),
  openMail: text.describe("Link: opens the mail program without the message"),
  privacy: text,
  link: text.describe("In the message, before the address of the answer"),
  noAnswer: text.describe("In place of an answer, while one of the fields is wrong"),
  problems: z.strictObject({ number: text, range: text }).describe("{min} and {max} are filled in"),
});

/** What every tool says around its answer. */
const around = {
  heading: text.describe("Over the answer"),
  survey: z
    .strictObject({ heading: text, items: z.array(text).min(2) })
    .describe("What only a survey can tell"),
  subject: text.describe("Subject of the e-mail; answers are filled in, such as {length} or {volume}"),
  message: text.describe("First line of the message"),
};

const city = z.strictObject({ label: text, hint: text.optional() });

const coolingLoad = z.strictObject({
  ...around,
  fields: z.strictObject({
    length: numberField,
    width: numberField,
    height: numberField,
    glass: numberField,
    place: choiceField("ground", "middle", "roof", "insulated"),
    side: choiceField("west", "east", "south", "north", "shaded"),
    people: numberField,
    city,
    use: choiceField("few", "several", "kitchen"),
  }),
  problems: z.strictObject({ hall: text, glass: text, whole: text }),
  range: text.describe("{low} and {high} are filled in, in tons"),
  metric: text.describe("{lowKilowatts}, {highKilowatts}, {lowBtu} and {highBtu} are filled in"),
  oneUnit: text.describe("{size} is filled in"),
  severalUnits: text.describe("{count} and {size} are filled in"),
  unitNote: text,
  oversized: text.describe("Said where the next standard size is much larger than needed"),
  sources: z
    .strictObject({
      heading: text,
      intro: text.describe("{kilowatts} is filled in"),
      parts: z.strictObject({
        slabs: text,
        walls: text,
        glass: text,
        people: text,
        appliances: text,
        air: text,
      }),
    })
    .describe("What the heat comes from"),
  methods: z.strictObject({
    heading: text,
    tons: text.describe("{tons} is filled in"),
    rule: z.strictObject({ name: text, text }),
    balance: z.strictObject({ name: text, text }),
  }),
});

const coldRoom = z.strictObject({
  ...around,
  fields: z.strictObject({
    length: numberField,
    width: numberField,
    height: numberField,
    openings: numberField,
    food: choiceField("produce", "dairy", "meat", "fish"),
    temperature: choiceField("fresh", "zero", "cool", "frozen", "deep"),
    daily: numberField,
    city,
    arrival: choiceField("cooled", "mild", "outdoor"),
  }),
  problems: z.strictObject({ store: text, full: text, whole: text }),
  range: text.describe("{low} and {high} are filled in, in kW"),
  tons: text.describe("{low}, {high} and {hours} are filled in"),
  goods: text.describe("{tonnes} is filled in"),
  electricity: text.describe("{kilowatts} is filled in"),
  warnings: eachOf(coldRoomWarnings, text),
  sources: z
    .strictObject({
      heading: text,
      intro: text.describe("{kilowatts} and {around} are filled in"),
      parts: z.strictObject({ panels: text, door: text, goods: text, inside: text }),
    })
    .describe("What the heat comes from"),
  hold: z.strictObject({
    heading: text,
    intro: text.describe("{kelvin} is filled in"),
    hours: text.describe("{hours} is filled in"),
    full: text,
    nearlyEmpty: text,
  }),
  method: z.strictObject({ heading: text, text }),
});

const transportUnit = z.strictObject({
  ...around,
  fields: z.strictObject({
    vehicle: choiceField(...vehicles),
    goods: choiceField(...cargoes),
    volume: numberField,
    stops: numberField,
    route: choiceField(...routes),
    night: choiceField(...nights),
  }),
  problems: z.strictObject({ whole: text }),
  units: eachOf(transportUnits, z.strictObject({ name: text, reason: text })),
  gapHeading: text.describe("In place of the heading where no unit of the offer fits"),
  gapSend: text.describe("What to send us then"),
  gaps: eachOf(transportGaps, z.strictObject({ name: text, reason: text })).describe(
    "What would do where no unit fits, and why",
  ),
  capacity: text.describe("{kilowatts} is filled in"),
  battery: text.describe("{hours} and {kilowattHours} are filled in"),
  sources: z
    .strictObject({
      heading: text,
      intro: text.describe("{kilowatts} is filled in"),
      parts: z.strictObject({ walls: text, reserve: text, doors: text }),
    })
    .describe("What the capacity is for"),
  advice: z.strictObject({
    heading: text,
    goods: eachOf(cargoes, text),
  }),
  method: z.strictObject({ heading: text, text }),
});

const geothermal = z.strictObject({
  ...around,
  fields: z.strictObject({
    load: numberField,
    land: numberField,
    rig: choiceField("yes", "no"),
    water: choiceField("none", "well", "salty", "canal"),
    city,
  }),
  verdicts: eachOf(verdicts, z.strictObject({ name: text, reason: text })),
  loop: text.describe("{metres}, {boreholes}, {field} and {cop} are filled in"),
  water: text.describe("{litres}, {cubicMetres} and {cop} are filled in"),
  part: text.describe("{boreholes}, {tons} and {load} are filled in"),
  permission: z.strictObject({ heading: text, loop: text, well: text, salty: text, canal: text }),
  year: z.strictObject({
    heading: text.describe("{ground} is filled in"),
    hot: text,
    plains: text,
    cold: text,
  }),
  instead: text.describe("Heading over the loop that would serve in place of water"),
  method: z.strictObject({ heading: text, text }),
});

/** The words of the tools that calculate in the page; a section of `type: tool` shows one. */
export const tools = z.strictObject({ frame, coolingLoad, coldRoom, transportUnit, geothermal });

export type ToolWords = z.infer<typeof tools>;
export type FrameWords = ToolWords["frame"];
export type CoolingLoadWords = ToolWords["coolingLoad"];
export type ColdRoomWords = ToolWords["coldRoom"];
export type TransportUnitWords = ToolWords["transportUnit"];
export type GeothermalWords = ToolWords["geothermal"];
