import type { Page } from "@playwright/test";
import { tinyPicture } from "../fixtures/project.ts";
import { field, press, saved, withDesk } from "./desk.ts";
import { expect, test } from "./test.ts";

withDesk();

/** Uses a new picture in a field of the head's picture. */
async function addPicture(page: Page, name: string, key: string): Promise<void> {
  const place = field(page, `hero/picture/${key}`);
  await press(page, /^All texts of this page/);
  await page
    .getByRole("button", { name: /^Head of the page/ })
    .or(place)
    .first()
    .click();
  const drop = page.locator("main .drop").filter({ has: place });
  const buffer = await tinyPicture();
  await drop.locator("input[type=file]").setInputFiles({ name, mimeType: "image/jpeg", buffer });
}

test("a picture is added with its description", async ({ page }) => {
  await addPicture(page, "My Job.JPG", "file");
  await page.getByLabel("What does it show?").fill("A cold room in a bakery.");
  await press(page, "Use this picture");
  await expect.poll(() => saved("hero/picture/file")).toBe("my-job.jpg");
  expect(saved("hero/picture/alt")).toBe("A cold room in a bakery.");
});

test("a picture at night keeps the description", async ({ page }) => {
  const alt = saved("hero/picture/alt");
  await addPicture(page, "Night.jpg", "nightFile");
  await press(page, "Use this picture");
  await expect.poll(() => saved("hero/picture/nightFile")).toBe("night.jpg");
  expect(saved("hero/picture/alt")).toBe(alt);
});

test("a new picture removes the old one at night", async ({ page }) => {
  expect(saved("hero/picture/nightFile")).toBeDefined();
  await addPicture(page, "Day.jpg", "file");
  await page.getByLabel("What does it show?").fill("A cold room.");
  await press(page, "Use this picture");
  await expect.poll(() => saved("hero/picture/nightFile")).toBeUndefined();
});
