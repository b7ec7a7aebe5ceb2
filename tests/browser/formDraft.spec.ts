import { choice, field, fill, form, press } from "./contactForm.ts";
import { catchLinks, expect, live, test } from "./test.ts";

test("a half-written message survives a reload and a wrong tap", async ({ page }) => {
  await page.goto("/contact");
  await form(page).getByText("Residential").click();
  await fill(page);
  await page.reload();
  await expect(field(page, "Message")).toHaveValue("ایئر کنڈیشنر\nsince 8 am #2?");
  await expect(choice(page, "Residential")).toBeChecked();
  await page.goto("/about");
  await page.goto("/contact");
  await expect(field(page, "Your name")).toHaveValue("Ayesha & Sons");
  await expect(field(page, "E-mail")).toHaveValue("ayesha@example.com");
  await field(page, "Your name").focus();
  await live(page, "ContactForm");
  await expect(field(page, "Your name")).toHaveValue("Ayesha & Sons");
  await expect(choice(page, "Residential")).toBeChecked();
});

test.describe("where storage is forbidden", () => {
  test("the form works all the same", async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, "sessionStorage", {
        get() {
          throw new DOMException("denied", "SecurityError");
        },
      }),
    );
    const links = await catchLinks(page);
    await page.goto("/contact");
    await fill(page);
    await press(page, "Send Message");
    await expect.poll(links).toHaveLength(1);
  });
});
