import { field, fill, form, press } from "./contactForm.ts";
import { catchLinks, expect, test } from "./test.ts";

test("an empty form opens nothing, lists what is missing and ties each problem to its field", async ({
  page,
}) => {
  const links = await catchLinks(page);
  await page.goto("/contact");
  await press(page, "Send Message");
  const summary = form(page).getByRole("alert");
  await expect(summary).toBeFocused();
  await expect(summary.getByRole("button")).toHaveText([
    "Write your name, so that we know whom to ask for.",
    "Write an e-mail address or a phone number, so that we can answer.",
    "Write a few words about the room, the vehicle or the fault.",
  ]);
  await expect(field(page, "Your name")).toHaveAttribute("aria-invalid", "true");
  await expect(field(page, "Your name")).toHaveAccessibleDescription(/^Write your name/);
  await expect(field(page, "Message")).toHaveAccessibleDescription(
    /^Write a few words .* What is to be cooled/,
  );
  await summary.getByRole("button").nth(2).click();
  await expect(field(page, "Message")).toBeFocused();
  expect(await links()).toEqual([]);
});

test("a problem disappears when it is fixed; phone alone is enough", async ({ page }) => {
  const links = await catchLinks(page);
  await page.goto("/contact");
  await press(page, "Send on WhatsApp");
  await expect(form(page).getByRole("alert")).toBeVisible();
  await field(page, "Your name").fill("A");
  await expect(field(page, "Your name")).not.toHaveAttribute("aria-invalid");
  await field(page, "Phone").fill("+92 300 1234567");
  await expect(field(page, "E-mail")).not.toHaveAttribute("aria-invalid");
  await field(page, "Message").fill("M");
  await expect(form(page).getByRole("alert")).toHaveCount(0);
  await press(page, "Send Message");
  await expect.poll(links).toHaveLength(1);
});

test("an incomplete e-mail address is told so, even beside a phone number", async ({ page }) => {
  await page.goto("/contact");
  await fill(page);
  await field(page, "Phone").fill("123");
  await field(page, "E-mail").fill("ayesha@");
  await press(page, "Send Message");
  await expect(field(page, "E-mail")).toHaveAccessibleDescription(/^This e-mail address is incomplete/);
});
