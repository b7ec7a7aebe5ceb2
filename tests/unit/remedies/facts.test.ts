import { expect, test } from "vitest";
import { messages, testRemedies } from "../../fixtures/remedies.ts";

const picture = /(?<=^ {2}file: ).*/m;

testRemedies([
  [
    "a closed day with times",
    [["site.yaml", /closed: true/, 'closed: true\n    opens: "09:00"\n    closes: "12:00"']],
    /remove “Closed all day” \(closed: true\), or the times/,
    [["site.yaml", /closed: true/, 'opens: "09:00"\n    closes: "12:00"']],
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
    "a phone number without quotes",
    [["site.yaml", /(?<=^phone: ).*/m, "00923001234567"]],
    /write "\+923001234567"/,
    [["site.yaml", /(?<=^phone: ).*/m, '"+923001234567"']],
  ],
]);

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

test("a text page can't be named like a dist folder", async () => {
  const found = await messages([["texts/images.yaml", undefined, "title: A\n"]]);
  expect(found).toContainEqual(expect.stringMatching(/can't be named images/));
});
