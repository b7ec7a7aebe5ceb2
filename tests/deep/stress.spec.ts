import type { Server } from "node:http";
import type { Page } from "@playwright/test";
import { hostingTable } from "../../src/build/hosting/table.ts";
import { loadContent } from "../../src/build/content/load.ts";
import { listRoutes } from "../../src/content/listRoutes.ts";
import { createSiteServer, listen } from "../../src/tools/serve/server.ts";
import { makeProject, type Project } from "../fixtures/project.ts";
import { expect, test } from "../browser/test.ts";

const name = "Cooling for Data Halls, Server Rooms and Telephone Exchanges";
const title =
  "Precision Cooling for Every Server Room, Telephone Exchange and Data Hall That Must Outlast a Summer of Power Failures!!";

let project: Project;
let server: Server;
let origin: string;

test.describe.configure({ mode: "serial" });
test.beforeAll(async () => {
  test.setTimeout(300_000);
  expect([name.length, title.length]).toEqual([60, 120]);
  project = await makeProject("shared");
  const navigation = await project.read("content/navigation.yaml");
  const more = ["Data Centers", "Cold Rooms", "Van Refrigeration", "Shopping Malls", "Three-Wheelers"].map(
    (name) => `  - name: ${name}\n    href: /solutions/${name.toLowerCase().replace(" ", "-")}\n`,
  );
  await project.write(
    "content/navigation.yaml",
    navigation.replace(/^redirects:/m, `${more.join("")}redirects:`).replaceAll("Data Centers", name),
  );
  await project.edit("content/solutions/data-centers.yaml", /^ {2}heading: .*$/m, `  heading: ${title}`);
  await project.edit("content/projects.yaml", /title: Apartments$/m, `title: ${title}`);
  await project.edit("content/pages/home.yaml", /title: Data Centers$/m, `title: ${title}`);
  await project.edit("content/pages/about.yaml", /title: Customer focus$/m, `title: ${title}`);
  const { code, output } = await project.build();
  expect(code, output).toBe(0);
  const { site } = await loadContent();
  const hosting = hostingTable(site, listRoutes(site));
  server = createSiteServer({ folder: `${project.folder}/dist`, hosting: () => hosting });
  origin = `http://localhost:${await listen(server, 0)}`;
});
test.afterAll(async () => {
  server.close();
  await project.discard();
});

/** Where a long text leaves the window, or a box that clips; and how often it stands in the page. */
function cutOff(texts: string[]): { places: number; faults: string[] } {
  const faults: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let places = 0;
  while (walker.nextNode()) {
    const words = walker.currentNode.textContent?.trim() ?? "";
    const parent = walker.currentNode.parentElement;
    if (!texts.includes(words) || !parent?.checkVisibility({ visibilityProperty: true })) continue;
    if (parent.closest("[inert], [aria-roledescription=slide]:not(:first-child)")) continue;
    places++;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const box = range.getBoundingClientRect();
    const within = (outer: { left: number; right: number; top: number; bottom: number }, what: string) => {
      const tall = outer.top === -Infinity ? 0 : 1;
      if (box.left < outer.left - tall || box.right > outer.right + 1) faults.push(`${what}: ${words}`);
      if (box.top < outer.top - tall || box.bottom > outer.bottom + 1) faults.push(`${what}: ${words}`);
    };
    within(
      { left: 0, right: document.documentElement.clientWidth, top: -Infinity, bottom: Infinity },
      "the window",
    );
    for (let outer: Element | null = parent; outer && outer !== document.body; outer = outer.parentElement)
      if (getComputedStyle(outer).overflowY !== "visible")
        within(outer.getBoundingClientRect(), outer.outerHTML.slice(0, 80));
  }
  if (document.documentElement.scrollWidth > document.documentElement.clientWidth)
    faults.push("the page scrolls sideways");
  return { places, faults };
}

const check = async (page: Page, where: string) => {
  const { places, faults } = await page.evaluate(cutOff, [name, title]);
  expect.soft(faults, where).toEqual([]);
  expect.soft(places, where).toBeGreaterThan(0);
};

for (const width of [320, 390, 768, 1024, 1280, 1920])
  test(`names of 60 and titles of 120 characters stand whole in a window of ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ["/", "/about", "/gallery", "/solutions/data-centers"]) {
      await page.goto(origin + path);
      await check(page, path);
    }
  });

test("a header with twelve items, one of 60 characters, stands in one row at 1280 pixels", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${origin}/about`);
  const items = await page
    .locator("#menu > ul > li")
    .evaluateAll((all) => all.map((item) => item.getBoundingClientRect().toJSON() as DOMRect));
  expect(items).toHaveLength(12);
  const middles = items.map(({ y, height }) => y + height / 2);
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(8);
  const toggle = await page.locator("#menu + div").boundingBox();
  expect(toggle?.x).toBeGreaterThanOrEqual(Math.max(...items.map(({ right }) => right)));
  expect(await page.locator("#menu").evaluate((menu) => menu.parentElement?.offsetHeight)).toBeLessThan(120);
});

test("a name of 60 characters stands whole in an open menu and in the drawer", async ({ page }) => {
  await page.goto(`${origin}/contact`);
  const group = page.getByRole("button", { name: "Solutions" }).first();
  await group.focus();
  await page.keyboard.press("Enter");
  await expect(group).toHaveAttribute("aria-expanded", "true");
  await check(page, "the menu");
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${origin}/contact`);
  await page.getByRole("button", { name: "Toggle navigation" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Solutions" }).click();
  const entry = page.getByRole("dialog").getByRole("link", { name }).last();
  await entry.scrollIntoViewIfNeeded();
  const [outer, inner] = [await page.getByRole("dialog").boundingBox(), await entry.boundingBox()];
  expect(inner?.width).toBeGreaterThan(0);
  expect((inner?.x ?? 0) + (inner?.width ?? 0)).toBeLessThanOrEqual((outer?.x ?? 0) + (outer?.width ?? 0));
  expect(await entry.evaluate((link) => link.scrollWidth - link.clientWidth)).toBeLessThanOrEqual(0);
});

test("a page with a title of 120 characters prints on three sheets or fewer", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  await page.goto(`${origin}/solutions/data-centers`);
  const margin = { top: "15mm", bottom: "15mm", left: "15mm", right: "15mm" };
  const pdf = await page.pdf({ format: "A4", margin });
  expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(3);
});
