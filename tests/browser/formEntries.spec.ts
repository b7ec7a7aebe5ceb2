import { site } from "../fixtures/site.ts";
import { choice, field, fill, form, press } from "./contactForm.ts";
import { labels, starting } from "./labels.ts";
import { catchLinks, expect, holdFiles, holdScripts, hydrated, saveData, test } from "./test.ts";
import { quick } from "./tags.ts";

const { residential } = labels.serviceType;

test.use({ oldest: true });

test("an empty form's problems are linked to their fields", quick, async ({ page }) => {
  await page.goto("/contact");
  await press(page, labels.send);
  const { name, reach, message } = labels.errors;
  const summary = form(page).getByRole("alert");
  await expect(summary).toBeFocused();
  await expect(summary.getByRole("button")).toHaveText([name, reach, message]);
  await expect(field(page, labels.name)).toHaveAttribute("aria-invalid", "true");
  await expect(field(page, labels.name)).toHaveAccessibleDescription(name);
  await expect(field(page, labels.message)).toHaveAccessibleDescription(starting(message));
  await summary.getByRole("button").nth(2).click();
  await expect(field(page, labels.message)).toBeFocused();
});

test("phones show the keyboard of a field's kind", async ({ page }) => {
  await page.goto("/contact");
  for (const [label, kind] of [
    [labels.email, "email"],
    [labels.phone, "tel"],
  ] as const)
    for (const attribute of ["type", "inputmode", "autocomplete"])
      await expect(field(page, label)).toHaveAttribute(attribute, kind);
});

test("problems stay until their entries are corrected", async ({ page }) => {
  const links = await catchLinks(page);
  await page.goto("/contact");
  await press(page, labels.send);
  const summary = form(page).getByRole("alert");
  await expect(summary).toBeFocused();
  await fill(page);
  await expect(summary).toHaveCount(0);
  await expect(field(page, labels.name)).not.toHaveAttribute("aria-invalid");
  for (const [label, entry, error] of [
    [labels.email, "ayesha@", labels.errors.email],
    [labels.email, "ali@example", labels.errors.email],
    [labels.email, "", labels.errors.reach],
    [labels.phone, "0300 12", labels.errors.phone],
  ] as const) {
    await field(page, label).fill(entry);
    await press(page, labels.whatsapp);
    await expect(summary).toContainText(error);
  }
  await field(page, labels.phone).fill("۰۳۰۰ ۱۲۳۴۵۶۷");
  await expect(summary).toHaveCount(0);
  expect(await links()).toEqual([]);
  await press(page, labels.whatsapp);
  await expect.poll(links).toHaveLength(1);
});

test("an unfinished message survives a reload", async ({ page }) => {
  await page.goto("/contact");
  await form(page).getByText(residential).click();
  await fill(page);
  await page.reload();
  await expect(choice(page, residential)).toBeChecked();
  await page.goto("/about");
  await page.goto("/contact");
  await field(page, labels.name).focus();
  await hydrated(page, "ContactForm");
  await expect(field(page, labels.name)).toHaveValue("Ayesha $& Sons");
  await expect(field(page, labels.email)).toHaveValue("ayesha@example.com");
  await expect(choice(page, residential)).toBeChecked();
  const release = await holdFiles(page, /\/page-.*\.js/);
  await page.goto("/contact", { waitUntil: "commit" });
  await field(page, labels.name).fill("Bilal");
  release();
  await expect(field(page, labels.email)).toHaveValue("ayesha@example.com");
  await expect(field(page, labels.name)).toHaveValue("Bilal");
});

test("values entered before the script has loaded are kept", async ({ page }) => {
  const links = await catchLinks(page);
  await saveData(page);
  const release = await holdScripts(page);
  await page.goto("/contact", { waitUntil: "commit" });
  await fill(page);
  await form(page).getByRole("button", { name: labels.send }).dblclick();
  expect(await links()).toEqual([]);
  await field(page, labels.name).press("End");
  const label = form(page).getByText(residential);
  await label.hover();
  await page.mouse.down();
  release();
  await hydrated(page, "ContactForm");
  await page.mouse.up();
  expect(await links()).toHaveLength(1);
  await expect(choice(page, residential)).toBeChecked();
  await expect(field(page, labels.name)).toHaveValue("Ayesha $& Sons");
});

test.describe("when a handler throws", () => {
  test.use({ expectedMessage: /broken on purpose/ });

  test("the mail has the typed values", quick, async ({ page }) => {
    await page.goto("/contact");
    await fill(page);
    await hydrated(page, "ContactForm");
    const sent = page.evaluate(
      () =>
        new Promise((resolve) => {
          globalThis.encodeURIComponent = () => {
            throw new Error("broken on purpose");
          };
          addEventListener("submit", (event) => {
            if (event.defaultPrevented) return;
            event.preventDefault();
            const sending = event.target as HTMLFormElement;
            const action = sending.querySelector("[type=submit]")?.getAttribute("formaction");
            resolve([action, new FormData(sending).get("name")]);
          });
        }),
    );
    await press(page, labels.send);
    expect(await sent).toEqual([`mailto:${site.facts.email}`, "Ayesha $& Sons"]);
  });
});
