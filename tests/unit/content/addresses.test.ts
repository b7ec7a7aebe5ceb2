import { expect, test } from "vitest";
import {
  addressLine,
  clockTime,
  dayRange,
  mailtoHref,
  telHref,
  whatsappHref,
} from "../../../src/content/contacts.ts";
import { partIds, projectIds } from "../../../src/content/ids.ts";
import { listRoutes } from "../../../src/content/routes.ts";
import { sharedContent } from "../../../src/content/schema.ts";
import type { Section } from "../../../src/content/sections.ts";
import { trailTo } from "../../../src/content/trail.ts";
import { vcard } from "../../../src/content/vcard.ts";
import { site } from "../../fixtures/site.ts";

test("phone links hold a plus sign and digits, WhatsApp links digits only", () => {
  expect(telHref("+92 51 000 0000")).toBe("tel:+92510000000");
  expect(whatsappHref("+92 300 0000000")).toBe("https://wa.me/923000000000");
  expect(mailtoHref("info@example.com")).toBe("mailto:info@example.com");
});

test("address, times and days read as the company writes them", () => {
  const address = { street: "No.3, UN Boulevard", area: "G-5", city: "Islamabad", country: "Pakistan" };
  expect(addressLine(address)).toBe("No.3, UN Boulevard, G-5, Islamabad - Pakistan");
  const times = ["09:00", "18:00", "00:05", "12:30"].map(clockTime);
  expect(times).toEqual(["9:00 AM", "6:00 PM", "12:05 AM", "12:30 PM"]);
  const [monday, tuesday, wednesday, friday] = ["Monday", "Tuesday", "Wednesday", "Friday"];
  expect(dayRange([monday, tuesday, wednesday, friday])).toBe("Monday to Wednesday, Friday");
  expect(dayRange(["Saturday", "Sunday", monday])).toBe("Saturday to Monday");
});

test("a project's title makes its address, apart from every id of the frame and from others", () => {
  const titles = ["Truck 3-6 m³ Fresh", " Café & Bäckerei ", "سرد خانہ", "گھر", "Home", "home!", "Home 2"];
  expect(projectIds(titles.map((title) => ({ title })))).toEqual([
    "project-truck-3-6-m3-fresh",
    "project-cafe-backerei",
    "project",
    "project-2",
    "project-home",
    "project-home-2",
    "project-home-2-2",
  ]);
});

test("questions and tabs have addresses of their own, also those of several sections", () => {
  const items = [{ title: "Why?" }, { title: "Why" }];
  const tabs = [{ id: "applications" }, { id: "why" }];
  const sections = ["accordion", "tabs", "text", "accordion", "tabs"].map((type) => ({ type, items, tabs }));
  expect(partIds(sections as unknown as Section[])).toEqual([
    ["accordion-why", "accordion-why-2"],
    ["tab-applications", "tab-why"],
    [],
    ["accordion-why-3", "accordion-why-4"],
    ["tab-applications-2", "tab-why-2"],
  ]);
});

test("a page's trail begins with the menu's link to /, and has the groups above the page", () => {
  const about = listRoutes(site).find(({ path }) => path === "/about");
  const shared = sharedContent(site);
  const trail = (menu: (typeof shared.navigation)["menu"]) =>
    about && trailTo({ ...shared, navigation: { ...shared.navigation, menu } }, about);
  const [start, us] = [
    { name: "Start", href: "/" },
    { name: "Us", href: "/about" },
  ];
  expect(trail([us, start])).toEqual([start, us]);
  const inner = { name: "Inner", href: "/a/b", subItems: [us] };
  const outer = { name: "Outer", href: "/a", subItems: [inner] };
  expect(trail([start, outer])).toEqual([start, { name: "Outer" }, { name: "Inner" }, us]);
});

test("the contact card is a vCard 3.0 whose marks are escaped and whose lines have at most 75 bytes", () => {
  const name = `Cold; Warm, Ltd ${"سرد خانہ ❄️ ".repeat(9)}`.trim();
  const card = vcard({ ...site.facts, name, phone: "+92 51 000 0000", whatsapp: "+92 300 0000000" });
  for (const line of card.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  // Unfolds the lines of a vCard as a reader does.
  const lines = card.replaceAll("\r\n ", "").split("\r\n");
  expect(lines.slice(0, 2)).toEqual(["BEGIN:VCARD", "VERSION:3.0"]);
  expect(lines.slice(-2)).toEqual(["END:VCARD", ""]);
  const escaped = name.replace(/[;,]/g, "\\$&");
  const numbers = ["TEL;TYPE=WORK,VOICE,PREF:+92510000000", "TEL;TYPE=CELL:+923000000000"];
  const { email, url } = site.facts;
  expect(lines).toEqual(
    expect.arrayContaining([`FN:${escaped}`, ...numbers, `EMAIL;TYPE=INTERNET,WORK:${email}`, `URL:${url}`]),
  );
  expect(vcard({ ...site.facts, whatsapp: undefined }).match(/^TEL/gm)).toHaveLength(1);
});
