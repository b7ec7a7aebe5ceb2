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

for (const name of ["Send Message", "Send on WhatsApp"])
  test(`after ${name} no draft is kept, until something is changed`, async ({ page }) => {
    const links = await catchLinks(page);
    const kept = () => page.evaluate(() => sessionStorage.getItem("draft"));
    await page.goto("/contact");
    await fill(page);
    expect(await kept()).toContain("Ayesha");
    await press(page, name);
    await expect.poll(links).toHaveLength(1);
    expect(await kept()).toBeNull();
    // What was sent stays in the page, in case no program opened.
    await expect(field(page, "Your name")).toHaveValue("Ayesha & Sons");
    await page.goto("/about");
    expect(await kept()).toBeNull();
    await page.goto("/contact");
    await expect(field(page, "Your name")).toHaveValue("");
    await field(page, "Your name").fill("Bilal");
    expect(await kept()).toContain("Bilal");
  });

test("a message with mistakes keeps its draft", async ({ page }) => {
  await page.goto("/contact");
  await field(page, "Message").fill("Only this");
  await press(page, "Send Message");
  await expect(form(page).getByRole("alert")).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem("draft"))).toContain("Only this");
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
