import { testRemedies } from "../../fixtures/remedies.ts";

const trust = "trust.yaml";
const amc = "services/amc.yaml";
const brands = /(?<=# - Name of the maker\n {2}items:) \[\]/;
const row = /\[Planned visits, .*\]/;
const lead = /(?<=^ {2}lead: )!confirm >-\n(?: {4}.*\n)+/m;

testRemedies([
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
    "a mark behind its text",
    [["site.yaml", /^projects: .*/m, "projects: 650+ !confirm"]],
    /site\.yaml:\d+:\d+: !confirm is read as part of the text/,
    [["site.yaml", /^projects: .*/m, "projects: !confirm 650+"]],
  ],
]);
