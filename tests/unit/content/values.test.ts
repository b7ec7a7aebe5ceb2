import { expect, test } from "vitest";
import { calculators } from "../../../src/calculators/strings.ts";
import { interfaceStrings } from "../../../src/content/interface.ts";
import { navigationItem } from "../../../src/content/navigation.ts";
import { networkIcon } from "../../../src/content/networks.ts";
import { redirects, resolveRedirect } from "../../../src/content/redirects.ts";
import { prose, template, text } from "../../../src/content/textFields.ts";
import { sections } from "../../../src/content/sections.ts";
import { site } from "../../../src/content/site.ts";
import { figureIn } from "../../../src/content/figure.ts";
import { videoFrame } from "../../../src/content/video.ts";
import { tableSection } from "../../../src/content/table.ts";
import { accepts, refuses } from "../../fixtures/schema.ts";

test("phone numbers are international", () => {
  const { phone } = site.shape;
  accepts(phone, "+92 51 234 5678", "+923001234567", "+39 06 1234567");
  refuses(phone, '"+92 300 1234567"', "+92 0300 1234567", "0300-1234567", "(0300) 1234567");
  refuses(phone, "international", "+0000000", "+1234567890123456");
  refuses(phone, 'U+00A0 at position 4: write "+92 51 234 5678"', "+92\u00a051 234 5678");
});

test("the site's URL is the root of a host", () => {
  const { url, email } = site.shape;
  accepts(url, "https://www.example.com", "https://example.pk");
  const odd = ["/hvac", "/", "?a=1", "#", ":8443", "\\", ";", "$", "}"];
  refuses(url, "https://www.example.com", ...odd.map((end) => `https://www.example.com${end}`));
  const hosts = ["me:secret@www.example.com", "*.example.com", "WWW.example.com", "1.2.3.4", "xn--"];
  refuses(url, "without a path", ...hosts.map((host) => `https://${host}`), "http://a.pk", " https://a.pk");
  refuses(email, "info@example.com", "info", "a@b");
});

test("the map's URL can be embedded", () => {
  const { embed } = site.shape.map.shape;
  accepts(embed, "https://www.google.com/maps/embed?pb=!1m18");
  accepts(embed, "https://www.openstreetmap.org/export/embed.html?bbox=1");
  refuses(embed, "Embed a map", "https://maps.app.goo.gl/AbCdEf123", "https://www.google.com/maps/place/A");
  refuses(embed, "https://maps.example.com/a", "http:/maps.example.com/a");
  const frame = '<iframe src="https://www.google.com/maps/embed?pb=!1m18&amp;x=1" width="600"></iframe>';
  refuses(embed, "URL, https://www.google.com/maps/embed?pb=!1m18&x=1", frame);
  refuses(embed, "complete URL", "https:evil.example", "https://a;b/");
});

test("an old path of another system has one target", () => {
  const redirect = (from: string, to = "/about") => [{ from, to }];
  for (const from of ["/About_Us", "/about.php", "/price list.html", "/قیمت", "/?page_id=7"])
    accepts(redirects, redirect(from));
  for (const from of ["About_Us", "/ a", "/a#b", "/a?b=c&d=e", "/.env", "/a//b", "/$1", "/%20"])
    refuses(redirects, "is not an old path", redirect(from));
  refuses(redirects, "redirects[1]", [...redirect("/old"), ...redirect("/Old")]);
  const chain = [...redirect("/a", "/b#part"), ...redirect("/b")];
  expect(resolveRedirect(chain, "/A")).toBe("/about#part");
  refuses(redirects, "redirects to itself", [...chain, ...redirect("/about", "/a")]);
});

test.each([
  ["https://www.facebook.com/hvac", "facebook"],
  ["https://pk.linkedin.com/company/hvac", "linkedin"],
  ["https://box.com/facebook", "globe"],
])("the icon of %s is %s", (href, icon) => expect(networkIcon(href)).toBe(icon));

test.each([
  ["https://youtu.be/abcdefghijk?t=90", "embed/abcdefghijk?autoplay=1&start=90"],
  ["https://www.youtube.com/watch?v=abcdefghijk&t=1m30s", "embed/abcdefghijk?autoplay=1&start=90"],
  ["https://youtu.be/abcdefghijk", "embed/abcdefghijk?autoplay=1"],
  ["https://vimeo.com/123456789/abcdef1234", "video/123456789?autoplay=1&dnt=1&h=abcdef1234"],
  ["https://vimeo.com/123456789?h=abcdef1234", "video/123456789?autoplay=1&dnt=1&h=abcdef1234"],
])("the player of %s keeps its start or key", (url, end) =>
  expect(videoFrame(url)?.endsWith(end)).toBe(true),
);

test("hours end later than they begin", () => {
  const hours = (closes: string) => [{ days: ["Monday"], opens: "09:00", closes }];
  refuses(site.shape.hours, "must be later than “Opening time” (opens)", hours("09:00"), hours("08:59"));
  accepts(site.shape.hours, hours("09:01"));
});

test("hours are in 24-hour format", () => {
  const monday = { days: ["Monday"], closed: true };
  refuses(site.shape.hours, "09:00", [{ days: ["Monday"], opens: "9:00", closes: "18:00" }]);
  refuses(site.shape.hours, "already in hours[1]", [monday, monday]);
  const halves = [
    { opens: "09:00", closes: "14:00" },
    { opens: "14:00", closes: "18:00" },
  ];
  refuses(site.shape.hours, "later than the previous “Closing time” (closes)", [
    { days: ["Monday"], intervals: halves },
  ]);
  const both = { from: "2027-02-08", to: "2027-03-09", reason: "Ramadan", closed: true, hours: [monday] };
  refuses(site.shape.exceptions, "is closed, but has times", [both]);
  const calculator = { type: "calculator", heading: "Size", calculator: "cold-room" };
  refuses(sections, "duplicates the calculator of sections[1]", [calculator, calculator]);
});

test("steps on paper have no picture", () => {
  const item = { title: "Look", text: "Touch nothing live." };
  const steps = { type: "steps", heading: "Steps", steps: [item, item], sheet: true };
  accepts(sections, [steps]);
  refuses(sections, "remove one of the two", [{ ...steps, picture: { file: "a.jpg", alt: "A room" } }]);
});

test("a table has a cell for each column", () => {
  const rows = [
    ["Sun", "4 kW", "by glass"],
    ["People", "9 kW", "at noon"],
  ];
  const table = { type: "table", heading: "Heat", columns: ["Source", "June", "Remark"], rows };
  accepts(tableSection, table, { ...table, bars: [{ column: "June" }] });
  refuses(tableSection, "2 cells, the table has 3 columns", { ...table, rows: [["Sun", "4 kW"], ...rows] });
  refuses(tableSection, "June | Remark", { ...table, bars: [{ column: "July" }] });
  refuses(tableSection, "no figure", { ...table, bars: [{ column: "Remark" }] });
  accepts(tableSection, table, { ...table, totals: 1 });
  refuses(tableSection, "no row to sum up: the table has 2 rows", { ...table, totals: 2 });
  const lengths = ["1,100 m³/h", "10–30 kW", "Up to 5 kW", "**550 kW, 156 TR**"].map(figureIn);
  expect(lengths.map((bar) => [bar?.from, bar?.to])).toEqual([
    [0, 1100],
    [10, 30],
    [0, 5],
    [0, 550],
  ]);
  expect(["Not cooled", "12:30", ""].filter((cell) => figureIn(cell))).toEqual([]);
});

test("only known placeholders in braces are accepted", () => {
  const copyright = template("year", "name");
  accepts(copyright, "© {year} {name}");
  for (const odd of ["{yearx}", "{Year}", "{ year }", "{year "]) refuses(copyright, odd, `© ${odd} {name}`);
  refuses(copyright, "{year}", "© {yearx} {name}", "© {name}");
  const subject = template("length?", "width?");
  accepts(subject, "A room of {width} ft");
  refuses(subject, "did you mean {width}", "A room of {witdh} ft");
  for (const plain of [text, prose]) refuses(plain, "{year}", "Since {year}");
  refuses(interfaceStrings.shape.carousel.shape.goTo, "did you mean {number}", "Go to {nr}");
  refuses(calculators.shape.coldRoom.shape.goods, "no placeholder {kilograms}", "Goods");
});

test("unsupported markup is rejected", () => {
  const engineers = [
    "a < 5 and b > 3",
    "R&D; P&ID; 5 & 6",
    "2*3*4 [x] (see below)",
    "* at 35 °C; a_b_c",
    "سرد\u200cخانہ",
  ];
  for (const schema of [text, prose]) {
    for (const odd of ["<br>", "<!--", "&nbsp;"]) refuses(schema, `"${odd}"`, `one${odd}two`);
    refuses(schema, "shown literally", "## Cold", "- cold", "so *cold*", "a _b c_ d", "a `b`");
    refuses(schema, "write [Call](/contact)", "(Call)[/contact]", "[Call] (/contact)", "[Call][/contact]");
    refuses(schema, "U+202E at position 2", "a\u202eb");
    accepts(schema, ...engineers);
  }
  refuses(prose, "write", "**Bold", "Bold **", "** Bold **", "[x](/about");
  accepts(prose, "A **bold [link](/about)** and [**one**](https://example.com/a_(b)) more");
  refuses(text, "plain text", "[x](/about)", "**About**");
  refuses(navigationItem, "**", { name: "**About**", href: "/about" });
});

test("an old domain's redirect is explained", () => {
  const { error } = redirects.safeParse([{ from: "https://old.example/a", to: "/about" }]);
  expect(error?.issues[0]?.message).toContain("provider must redirect that domain");
});
