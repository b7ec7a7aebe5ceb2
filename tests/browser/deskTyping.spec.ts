import { readFileSync } from "node:fs";
import { join } from "node:path";
import { at, field, onPage, openStep, press, project, saved, status, withDesk } from "./desk.ts";
import { long } from "./tags.ts";
import { expect, test } from "./test.ts";

withDesk();

test("typing loses no letter while pages are built", long, async ({ page }) => {
  await openStep(page);
  await field(page, at).fill("");
  for (const part of ["Close the door ", "after each load."]) {
    await field(page, at).pressSequentially(part, { delay: 50 });
    await page.waitForTimeout(450);
  }
  await expect.poll(() => saved(at)).toBe("Close the door after each load.");
});

test("the page shows typed words before they are saved", async ({ page }) => {
  const text = await openStep(page);
  await field(page, at).fill("Shut the {hatch}");
  await expect(onPage(page).getByText("Shut the {hatch}")).toBeVisible();
  await expect(field(page, at)).toHaveAttribute("aria-invalid", "true");
  await press(page, "Discard what is not saved");
  await expect(onPage(page).getByText(text, { exact: true })).toBeVisible();
});

test("a save keeps the caret in right-to-left text", long, async ({ page }) => {
  await openStep(page);
  await field(page, at).fill("دروازہ بند رکھیں 24");
  await field(page, at).evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(6, 6));
  await page.keyboard.type(" کو");
  await expect.poll(() => saved(at)).toBe("دروازہ کو بند رکھیں 24");
  await expect(status(page)).toHaveText("Saved.");
  await page.keyboard.type(" ہی");
  await expect.poll(() => saved(at)).toBe("دروازہ کو ہی بند رکھیں 24");
});

test("a word that is being composed is not saved", long, async ({ page, browserName }) => {
  test.skip(browserName !== "chromium", "Only Chromium composes on request");
  await openStep(page);
  const client = await page.context().newCDPSession(page);
  await field(page, at).selectText();
  const saves: string[] = [];
  page.on("request", (request) => request.method() === "POST" && saves.push(request.url()));
  await client.send("Input.imeSetComposition", { text: "پانی", selectionStart: 4, selectionEnd: 4 });
  await page.waitForTimeout(800);
  expect(saves).toEqual([]);
  await client.send("Input.insertText", { text: "پانی" });
  await expect.poll(() => saved(at)).toBe("پانی");
});

test.describe("on a computer far from Pakistan", () => {
  test.use({ timezoneId: "America/Los_Angeles" });

  const facts = () => readFileSync(join(project.folder, "content/site.yaml"), "utf8");

  test("a date stays as it is typed", long, async ({ page }) => {
    await press(page, /^A notice/);
    await field(page, "notices/add").click();
    await field(page, "notices/0/until").fill("2027-03-01T23:30");
    await expect.poll(() => facts()).toContain("until: 2027-03-01 23:30\n");
  });
});
