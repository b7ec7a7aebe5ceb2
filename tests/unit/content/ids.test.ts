import { expect, test } from "vitest";
import { partIds, projectIds } from "../../../src/content/ids.ts";
import type { Section } from "../../../src/content/sections.ts";

const ids = (...titles: string[]) => projectIds(titles.map((title) => ({ title })));

test("a project's title makes its address, apart from every id of the frame", () => {
  expect(ids("Data Centers", "Truck 3-6 m³ Fresh", " Café & Bäckerei ", "Residential")).toEqual([
    "project-data-centers",
    "project-truck-3-6-m3-fresh",
    "project-cafe-backerei",
    "project-residential",
  ]);
});

test("titles that are equal, or without Latin letters, make different addresses", () => {
  expect(ids("سرد خانہ", "گھر", "Home", "home!", "Home 2")).toEqual([
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
