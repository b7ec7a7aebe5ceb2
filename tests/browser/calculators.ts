import type { Page } from "@playwright/test";
import { site } from "../fixtures/site.ts";
import { hydrated } from "./test.ts";

const { frame, coldRoom, coolingLoad, geothermal, transportUnit } = site.calculators;

type Calculator = {
  id: string;
  island: string;
  path: string;
  /** A field's name, its label, and two entries that lead to different answers. */
  changed: [name: string, label: string, first: string, second: string];
  refused: [name: string, entry: string, reason: string];
};

/** The part of an error message before its first placeholder. */
export const refusal = (template: string): string => template.split("{")[0] ?? "";

export const room: Calculator = {
  id: "cooling-load",
  island: "CoolingLoad",
  path: "/services/residential-hvac",
  changed: ["length", coolingLoad.fields.length.label, "20", "30"],
  refused: ["glass", "300", coolingLoad.problems.glass],
};
export const ground: Calculator = {
  id: "geothermal",
  island: "Geothermal",
  path: "/geothermal-hvac",
  changed: ["land", geothermal.fields.land.label, "30", "150"],
  refused: ["load", "a lot", refusal(frame.enter)],
};
export const calculators: Calculator[] = [
  room,
  ground,
  {
    id: "cold-room",
    island: "ColdRoom",
    path: "/solutions/cold-rooms",
    changed: ["length", coldRoom.fields.length.label, "6", "9"],
    refused: ["daily", "4000", coldRoom.problems.full],
  },
  {
    id: "transport-unit",
    island: "TransportUnit",
    path: "/services/transport-hvac",
    changed: ["volume", transportUnit.fields.volume.label, "5", "22"],
    refused: ["stops", "2.5", refusal(frame.enterWhole)],
  },
];

export function partsOf(page: Page, id: string) {
  const form = page.locator(`#${id}`);
  return {
    form,
    field: (name: string) => form.locator(`[name="${name}"]`),
    result: form.locator(`#${id}-answer h3 + p`),
    status: form.locator(`#${id}-answer`).getByRole("status"),
    button: (name: string) => form.getByRole("button", { name }),
  };
}

export async function open(page: Page, { id, island, path }: Calculator) {
  await page.goto(`${path}#${id}`);
  await hydrated(page, island);
  return partsOf(page, id);
}
