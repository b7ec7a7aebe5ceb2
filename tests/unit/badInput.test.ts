import { test } from "vitest";
import { expectMessages } from "../fixtures/mistakes.ts";

const design = /(?<=design: \{ )cold: [-\d.]+, hot: [-\d.]+/;
const heading = /(?<=^hero:\n  )heading: .*/m;
const title = /^title: .*/m;
const alt = /^    alt: .*\n(      .*\n)*/m;
const file = /(?<=^    )file: .*/m;

test("mistakes in the company's facts", () =>
  expectMessages({
    "site.yaml": [
      [/founded: \d+/, 'founded: ‸"2003"', "founded…must be a number"],
      [/days: \[ ?\w+ ?\]/, "days: [‸Sat]", "days[1]…Monday, Tuesday"],
      [/closes: .*/, 'closes: ‸"02:00"', "hours[1].closes must be later…past midnight"],
      [design, "cold: 12, hot: ‸99", "coverage[1].design.hot…50 °C or less"],
      [design, "cold: ‸41.6, hot: 4.7", "coverage[2].design.cold…lower"],
      [
        /^exceptions:\n(?: .*\n)*|^(?=coverage:)/m,
        `exceptions:
  - { from: 2027-03-10, to: 2027-03-12, reason: Eid, closed: true }
  - { from: ‸2027-03-12, to: 2027-03-14, reason: Move, closed: true }
  - { from: 2027-06-01, to: ‸2027-06-31, reason: Move, closed: true }
  - ‸{ from: 2027-07-01, to: 2027-07-02, reason: Move }
`,
        "exceptions[1]",
        "2027-03-20",
        "(opens) and “Closing time”",
      ],
      [
        /^notices:\n(?: .*\n)*|^(?=coverage:)/m,
        `notices:
  - { from: 2027-03-10 09:00, until: 2027-03-13 09:00, text: Closed }
  - { from: ‸2027-03-13 08:00, until: 2027-03-14 09:00, text: Moved }
  - { from: ‸2027-08-01, until: 2027-08-02 09:00, text: Moved }
  - { from: 2027-09-01 09:00, until: 2027-09-02 09:00, text: ‸"" }
`,
        "notices[1]",
        "2027-03-19 18:00",
        "empty",
      ],
      [
        /^(?=security:)/m,
        "analytics: { script: ‸https://www.googletagmanager.com/gtag/js, domain: hvac.example }\n",
        "analytics.script…use Plausible or a compatible script",
      ],
    ],
  }));

test("mistakes in pages", () =>
  expectMessages({
    "services/amc.yaml": [
      [heading, "‸headings: A", '"headings": did you mean heading?'],
      [/^(?=serviceType: )/m, "  ‸", '"serviceType": indent it like title'],
      [
        /^ {2}firstAid: .*\n {2}picture:\n/m,
        "  picture:\n    ‸firstAid: /contact\n",
        '"firstAid": indent it like heading',
      ],
    ],
    "services/cold-storage.yaml": [[heading, "heading: ‸[A, B]", "hero.heading is a list…quotes"]],
    "solutions/van-refrigeration.yaml": [
      [/^    (?=file:)/m, "    ‸", "hero.picture.alt is missing"],
      [alt, ""],
    ],
    "solutions/three-wheelers.yaml": [[/category: .*/, "category: ‸Industrial", "Residential, Commercial"]],
    "solutions/data-centers.yaml": [[title, "title: ‸Rooms in {citys}", "{citys}…{cities}?"]],
    "pages/not-found.yaml": [[/^text: .*/m, 'text: ‸"  "', "text is empty"]],
    "pages/error.yaml": [[/^text: .*\n(  .*\n)*/m, "text:‸\n", "text is missing"]],
    "offer.yaml": [[/^(?=related:)/m, '‸constructor: "{name}"\n', "unknown key"]],
    "pages/about.yaml": [[/^/, undefined, "missing: restore"]],
    "pages/gallery.yaml": [[undefined, "# nothing yet\n", "empty: copy"]],
    "pages/home.yaml": [
      [/(?<=^services:\n(.*\n)*?    )(?=- icon)/m, "‸", "at least 4"],
      [/(?<=^services:\n(.*\n)*?)(    - icon: .*\n( {6}.*\n)+)+(?=    - icon)/m, ""],
    ],
    "pages/geothermal-hvac.yaml": [
      [/(?<=\n {4}ground: ).*/, "‸about 25 °C", "longer than 8 characters"],
      [/(?<=^  steps:\n    )/m, "‸", "story.steps.pump is missing"],
      [/    pump:\n(      .*\n)+/, ""],
    ],
    "pages/contact.yaml": [
      [
        /      message: \|-\n(        .*\n)*/,
        `      message: ‸|-\n        ${"Not cooling ".repeat(150)}\n`,
        "mail",
      ],
    ],
  }));

test("mistakes in pictures or links", () =>
  expectMessages({
    "brand/mark.svg": [[/<path/, '‸<script href="x"/>\n<path', "<script>"]],
    "services/amc.yaml": [[file, "file: ‸amcs.webp", "amcs.webp…amc.webp"]],
    "services/cold-storage.yaml": [
      [file, "file: ‸img-1.heic", "iPhone"],
      [/(?<=^sections:\n  - )type: \w+/m, "type: ‸txt", 'sections[1].type is "txt"…text, cards'],
    ],
    "services/residential-hvac.yaml": [
      [/(?<=^related: \[).*(?=\])/m, "‸/services/cold-store", "/services/cold-store,…/services/cold-storage"],
      [/(?<=file: )residential-parts.webp/, "‸amc.webp", "amc.json, which is missing"],
    ],
    "services/transport-hvac.yaml": [
      [/(?<=nightFile: ).*/, "‸transport-nite.webp", "names transport-nite.webp, which is not in"],
    ],
    "services/railways-hvac.yaml": [[file, "file: ‸mark.svg", "PNG"]],
    "solutions/apartments-homes.yaml": [[/(?<=at: )lounge$/m, "‸lounges", "lounges…lounge"]],
    "solutions/data-centers.yaml": [[title, "title: Twice"]],
    "solutions/shopping-malls.yaml": [
      [title, "title: ‸twice", "same as in…solutions/data-centers.yaml"],
      [heading, "heading: ‸Twice", "same as in…solutions/hospitals-schools.yaml"],
    ],
    "solutions/hospitals-schools.yaml": [[heading, "heading: Twice"]],
    "pages/home.yaml": [
      [/href: \/solutions\/data-centers/, "href: ‸/solutions/data-centres", "data-centers"],
    ],
    "navigation.yaml": [
      [/href: \/gallery/, "href: ‸/galery", "menu…/galery…/gallery"],
      [/(?<=name: About\n    href: ).*/, "‸www.example.com", "https://www.example.com"],
      [
        /^redirects:\n/m,
        "redirects:\n  - { from: ‸/about, to: ‸/abou }\n",
        "redirects[1].from",
        "/abou,…/about",
      ],
      [/^(?=redirects:)/m, "‸legal: []\n", '"legal": write it under footer'],
    ],
  }));

test("only files that the build would ignore", () =>
  expectMessages({
    "services/amc.yml": [[undefined, "", "amc.yaml"]],
    "services/.#amc.yaml": [[undefined, "\0"]],
    "services/._amc.yaml": [[undefined, "\0"]],
    "services/drains.yaml.txt": [[undefined, "", "rename it to drains.yaml"]],
    "solutions/index.yaml": [
      [undefined, "", "can't be named index"],
      [/^/, "", "empty"],
    ],
    "solutions/Cold Rooms 2.yaml": [[undefined, "", "lower-case"]],
    "pages/faq.yaml": [[undefined, "", "services/, solutions/"]],
  }));
