import { expect, test } from "vitest";
import { projectId } from "../../../src/content/projects.ts";

test("a project's address is its title in lower case, joined by hyphens, signs written plainly", () => {
  expect(projectId({ title: "Data Centers" })).toBe("data-centers");
  expect(projectId({ title: "Truck 3-6 m³ Fresh" })).toBe("truck-3-6-m3-fresh");
  expect(projectId({ title: " Café & Bäckerei " })).toBe("cafe-backerei");
});
