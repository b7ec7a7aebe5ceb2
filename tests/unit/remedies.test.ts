import { expect, test } from "vitest";
import { loadContent } from "../../src/build/content/load.ts";
import { ContentError } from "../../src/build/lib/problems.ts";
import { changedContent, type Edit, unsavedTexts } from "../fixtures/mistakes.ts";

/** A mistake, the message's remedy, and the edit that obeys it. */
type Row = [name: string, mistake: Edit[], message: RegExp, obeyed: Edit[]];

const trust = "trust.yaml";
const amc = "services/amc.yaml";
const brands = /(?<=# - Name of the maker\n {2}items:) \[\]/;
const row = /\[Planned visits, None, .*\]/;
const lead = /(?<=^ {2}lead: )!confirm >-\n(?: {4}.*\n)+/m;
const picture = /(?<=^ {2}file: ).*/m;

const rows: Row[] = [
  [
    "entries below []",
    [[trust, brands, " []\n  - Gree\n  - Haier"]],
    /:15:3: "items: \[\]" is an empty list, .*: remove the \[\]/,
    [[trust, brands, "\n  - Gree\n  - Haier"]],
  ],
  [
    "a colon in an entry",
    [[trust, brands, "\n  - Our work: one year."]],
    /as in "Our work: one year\."/,
    [[trust, brands, '\n  - "Our work: one year."']],
  ],
  [
    "a price with a comma",
    [[amc, row, "[Gas refill, Charged, Included, Rs 6,500]"]],
    /as in "Rs 6,500"/,
    [[amc, row, '[Gas refill, Charged, Included, "Rs 6,500"]']],
  ],
  [
    "a price of thousands",
    [[amc, row, "[Gas refill, Charged, Included, Rs 6,000]"]],
    /as in "Rs 6,000"/,
    [[amc, row, '[Gas refill, Charged, Included, "Rs 6,000"]']],
  ],
  [
    "a quoted word at the beginning",
    [[trust, brands, '\n  - "Cool" brand of Lahore']],
    /write quotes inside the text as “ and ”/,
    [[trust, brands, "\n  - “Cool” brand of Lahore"]],
  ],
  [
    "an emphasised word at the beginning",
    [[amc, lead, "*Planned* visits.\n"]],
    /put quotes around the text, and write \*\*words\*\*/,
    [[amc, lead, '"**Planned** visits."\n']],
  ],
  [
    "an emphasised word in a list",
    [[trust, brands, "\n  - *Level* of Lahore"]],
    /"- \*Level\* of Lahore" begins with \*: put quotes/,
    [[trust, brands, '\n  - "Level of Lahore"']],
  ],
  [
    "a key too far in after a comment",
    [[amc, /^category:/m, "  category:"]],
    /"category: Residential" is indented by 2 spaces: indent it by 0 spaces/,
    [[amc, /^category:/m, "category:"]],
  ],
  [
    "a link that ends in .html",
    [[amc, lead, "See [rooms](/solutions/cold-rooms.html).\n"]],
    /Write \/solutions\/cold-rooms$/,
    [[amc, lead, "See [rooms](/solutions/cold-rooms).\n"]],
  ],
  [
    "a link in capitals",
    [[amc, lead, "See [rooms](/Solutions/Cold-Rooms#section-prices).\n"]],
    /Write \/solutions\/cold-rooms#section-prices$/,
    [[amc, lead, "See [rooms](/solutions/cold-rooms).\n"]],
  ],
  [
    "a path in capitals",
    [[amc, /(?<=firstAid: ).*/, "/Contact#Not-Cooling"]],
    /write, for example, \/contact#not-cooling/,
    [[amc, /(?<=firstAid: ).*/, "/contact#not-cooling"]],
  ],
  [
    "a number with leading zeros",
    [
      [
        trust,
        /(?<=number: "12345", href: \/pec.pdf \}\n {2}items:) \[\]/,
        "\n  - { name: NTN, number: 0012345 }",
      ],
    ],
    /as in "0012345"/,
    [
      [
        trust,
        /(?<=number: "12345", href: \/pec.pdf \}\n {2}items:) \[\]/,
        '\n  - { name: NTN, number: "0012345" }',
      ],
    ],
  ],
  [
    "a phone number without quotes",
    [["site.yaml", /(?<=^phone: ).*/m, "00923001234567"]],
    /write "\+923001234567"/,
    [["site.yaml", /(?<=^phone: ).*/m, '"+923001234567"']],
  ],
  [
    "a closed day with times",
    [["site.yaml", /closed: true/, 'closed: true\n    opens: "09:00"\n    closes: "12:00"']],
    /remove “Closed all day” \(closed: true\), or the times/,
    [["site.yaml", /closed: true/, 'opens: "09:00"\n    closes: "12:00"']],
  ],
  [
    "the site's own address",
    [[amc, lead, "See [rooms](https://www.example.com/solutions/cold-rooms/?x=1).\n"]],
    /write \/solutions\/cold-rooms\?x=1/,
    [[amc, lead, "See [rooms](/solutions/cold-rooms?x=1).\n"]],
  ],
  [
    "the site's own address without www",
    [[amc, lead, "See [rooms](https://example.com/solutions/coldroom).\n"]],
    /such as \/solutions\/cold-rooms/,
    [[amc, lead, "See [rooms](/solutions/cold-rooms).\n"]],
  ],
  [
    "the preview's address",
    [[amc, lead, "See [AMC](http://localhost:4321/services/amc).\n"]],
    /write \/services\/amc/,
    [[amc, lead, "See [AMC](/services/amc).\n"]],
  ],
  [
    "the site's own address in the menu",
    [["navigation.yaml", /(?<=href: )\/about/, "https://www.example.com/about"]],
    /write \/about/,
    [["navigation.yaml", /(?<=href: )\/about/, "/about"]],
  ],
  [
    "a WhatsApp link without country code",
    [[amc, lead, "Now [write](https://wa.me/03001234567).\n"]],
    /as in https:\/\/wa\.me\/923001234567/,
    [[amc, lead, "Now [write](https://wa.me/923001234567).\n"]],
  ],
  [
    "a city twice",
    [["site.yaml", /city: Lahore/, "city: Karachi"]],
    /is already in coverage\[1\]: write each city once/,
    [],
  ],
  [
    "a category twice",
    [["projects.yaml", /(?<=^categories:)( \[\w+,|\n {2}- \w+\n {2}- )/m, " [residential, Residential,"]],
    /is already in categories\[1\]/,
    [],
  ],
  [
    "a year in the future",
    [["site.yaml", /(?<=^founded: ).*/m, "2099"]],
    /founded is 2099, which is in the future/,
    [],
  ],
  [
    "a network's label with another's link",
    [["site.yaml", /(?<=label: Instagram\n {4}href: ).*/, "https://www.facebook.com/hvac"]],
    /is not an address of Instagram/,
    [["site.yaml", /(?<=label: Instagram\n {4}href: ).*/, "https://www.instagram.com/hvac"]],
  ],
  [
    "latitude and longitude exchanged",
    [["site.yaml", /^ {2}country: /m, "  position: { latitude: 73.1, longitude: 33.7 }\n  country: "]],
    /write the smaller number as latitude/,
    [["site.yaml", /^ {2}country: /m, "  position: { latitude: 33.7, longitude: 73.1 }\n  country: "]],
  ],
  [
    "a missing picture for the dark theme",
    [["pages/about.yaml", /(?<=nightFile: ).*/, "about-nigth.webp"]],
    /picture\.nightFile names about-nigth\.webp, .*Did you mean about-night\.webp/,
    [],
  ],
  [
    "a picture with its ending in capitals",
    [
      ["pages/not-found.yaml", picture, "hotels.jpg"],
      ["images/hotels.JPG", undefined, "A"],
    ],
    /Rename the file hotels\.JPG there to hotels\.jpg/,
    [
      ["pages/not-found.yaml", picture, "hotels.jpg"],
      ["images/hotels.jpg", undefined, "A"],
    ],
  ],
  [
    "a mark behind its text",
    [["site.yaml", /^projects: .*/m, "projects: 650+ !confirm"]],
    /site\.yaml:\d+:\d+: !confirm is read as part of the text/,
    [["site.yaml", /^projects: .*/m, "projects: !confirm 650+"]],
  ],
  [
    "a text page named like a folder of dist",
    [["texts/images.yaml", undefined, "title: A\n"]],
    /can't be named images/,
    [],
  ],
];

async function messages(edits: Edit[]): Promise<string[]> {
  try {
    await load(edits);
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.message.split("\n");
    throw error;
  }
}

/** Checks texts before they are written, so that only rows with other files copy content/. */
async function load(edits: Edit[]): Promise<unknown> {
  if (edits.every(([file]) => file.endsWith(".yaml")))
    return loadContent("content", undefined, { unsaved: unsavedTexts(edits) });
  const { folder, discard } = await changedContent(edits);
  try {
    return await loadContent(folder);
  } finally {
    await discard();
  }
}

test.each(rows)("%s: one message with its remedy", async (_, mistake, message) => {
  const found = await messages(mistake);
  expect(found[0]).toMatch(message);
});

test.each(rows.filter(([, , , obeyed]) => obeyed.length > 0))(
  "%s: the remedy is accepted",
  async (_, _mistake, _message, obeyed) => {
    expect(await messages(obeyed)).toEqual([]);
  },
);

test("a key that resembles another is another", async () => {
  const found = await messages([["pages/contact.yaml", /(?<=^form:\n)/m, "  city: City\n"]]);
  expect(found[0]).toMatch(/unknown key "city": remove it/);
});

test("a page with the ending .yaml.txt is the only message", async () => {
  const found = await messages([
    ["services/amc.yaml", /^/, undefined],
    ["services/amc.yaml.txt", undefined, "title: A\n"],
  ]);
  expect(found).toEqual([
    expect.stringMatching(/amc\.yaml\.txt:1:1: is ignored by the build: rename it to amc\.yaml/),
  ]);
});
