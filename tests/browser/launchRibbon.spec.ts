import { countMarks } from "../../src/build/content/marks.ts";
import { parseYaml } from "../../src/build/content/yaml.ts";
import { withLaunchRibbon } from "../../src/cli/serve/launchRibbon.ts";
import { content, site } from "../fixtures/site.ts";
import { violations } from "./axe.ts";
import { expect, test } from "./test.ts";

const marksIn = (file: string, text: string) => parseYaml(file, text).marks;
const { routes } = content;
const marks = [
  ...marksIn("pages/contact.yaml", `lead: !confirm ${JSON.stringify(site.contact.lead)}`),
  ...marksIn("site.yaml", `name: !placeholder ${JSON.stringify(site.facts.name)}`),
  ...marksIn("pages/about.yaml", `lead: !confirm ${JSON.stringify(site.about.hero.lead)}`),
];

test("the ribbon links to each open text", async ({ page }) => {
  await page.route(/\/about$/, async (route) => {
    const response = await route.fetch();
    const body = withLaunchRibbon(await response.body(), "about/index.html", {
      folder: "content",
      routes,
      marks,
      unpublished: [],
    });
    await route.fulfill({ response, body });
  });
  await page.goto("/about");
  const ribbon = page.getByRole("complementary", { name: "Before launch" });
  const links = ribbon.getByRole("link");
  await expect(links).toHaveCount(0);
  await ribbon.getByText(countMarks(marks)).click();
  await expect(links).toHaveCount(3);
  expect(
    await links.evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname)),
  ).toEqual(["/about", "/about", "/contact"]);
  await expect(ribbon.getByRole("listitem").first()).toContainText("content/pages/about.yaml:1");
  // Fails if the Content-Security-Policy blocks the ribbon's styles.
  await expect(ribbon).toHaveCSS("position", "sticky");
  expect(await violations(page, "#launch")).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(ribbon, "the call bar has this edge").toHaveCSS("position", "static");
  await page.emulateMedia({ media: "print" });
  await expect(ribbon).toBeHidden();
});
