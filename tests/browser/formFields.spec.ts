import { field, fill, form, press } from "./contactForm.ts";
import { labels } from "./labels.ts";
import { catchLinks, expect, test } from "./test.ts";

test("a phone and an e-mail address that nobody can use are refused", async ({ page }) => {
  const links = await catchLinks(page);
  await page.goto("/contact");
  await fill(page);
  await field(page, labels.phone).fill("1");
  await press(page, labels.send);
  await expect(field(page, labels.phone)).toHaveAccessibleDescription(new RegExp(labels.errors.phone));
  await field(page, labels.phone).fill("۰۳۰۰ ۱۲۳۴۵۶۷");
  await field(page, labels.email).fill("ali@example");
  await press(page, labels.send);
  await expect(field(page, labels.email)).toHaveAccessibleDescription(new RegExp(labels.errors.email));
  await field(page, labels.email).fill("ali@example.com");
  await press(page, labels.send);
  await expect.poll(links).toHaveLength(1);
});

test("Urdu runs from right to left in every field", async ({ page }) => {
  await page.goto("/contact");
  for (const name of [labels.name, labels.message]) {
    await field(page, name).fill("ایئر کنڈیشنر");
    await expect(field(page, name)).toHaveCSS("direction", "rtl");
  }
});

const long = "ایئر کنڈیشنر ٹھنڈا نہیں کرتا ".repeat(15);

test("a chat that WhatsApp would cut short is offered to be copied", async ({ page }) => {
  const links = await catchLinks(page);
  await page.goto("/contact");
  await fill(page);
  await field(page, labels.message).fill(long);
  await press(page, labels.whatsapp);
  await expect(form(page).getByRole("alert")).toContainText(labels.tooLongChat);
  expect(await links()).toEqual([]);
});

test.describe("on a phone", () => {
  test.use({
    userAgent: "Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36",
  });

  test("a longer text in Urdu goes to mail and chat, and one of pages does not go to chat", async ({
    page,
  }) => {
    const links = await catchLinks(page);
    await page.goto("/contact");
    await fill(page);
    await field(page, labels.message).fill(long);
    await press(page, labels.send);
    await press(page, labels.whatsapp);
    await expect.poll(links).toHaveLength(2);
    await field(page, labels.message).fill(long.repeat(6));
    await press(page, labels.whatsapp);
    await expect(form(page).getByRole("alert")).toContainText(labels.tooLongChat);
  });
});
