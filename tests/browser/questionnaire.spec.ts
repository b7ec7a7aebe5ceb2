import { readFile } from "node:fs/promises";
import { parseYaml } from "../../src/build/content/yaml.ts";
import { questionnaire } from "../../src/cli/claims/questionnaire.ts";
import { expect, test } from "./test.ts";
import { quick } from "./tags.ts";

const yaml = parseYaml("content/p.yaml", "a: !confirm One\nb: !confirm Two\nc: !placeholder Three\n");
const html = questionnaire(yaml.marks, [yaml], [], () => ({ removable: [], choices: [], description: "" }));

test("one button confirms a page's other claims", quick, async ({ page }) => {
  await page.route("/claims.html", (route) => route.fulfill({ body: html, contentType: "text/html" }));
  await page.goto("/claims.html");
  await page.getByLabel("No", { exact: true }).first().check();
  await page.getByRole("button", { name: "All the others here are true" }).click();
  await expect(page.locator("output")).toHaveText("2");
  await page.reload();
  await expect(page.locator("output")).toHaveText("2");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save the answers" }).click();
  const answers = JSON.parse(await readFile(await (await download).path(), "utf8")) as { answer: string }[];
  expect(answers.map(({ answer }) => answer)).toEqual(["no", "yes"]);
});
