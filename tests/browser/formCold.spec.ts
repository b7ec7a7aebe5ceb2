import { body, choice, field, fill, form, press } from "./contactForm.ts";
import { catchLinks, expect, holdScripts, keepCold, live, test } from "./test.ts";

test("text typed before the script came stays, and the very first press of Send is answered", async ({
  page,
}) => {
  const links = await catchLinks(page);
  await keepCold(page);
  const release = await holdScripts(page);
  await page.goto("/contact", { waitUntil: "commit" });
  await form(page).getByText("Residential").click();
  await fill(page);
  await field(page, "Message").press("End");
  await press(page, "Send Message");
  expect(await links()).toEqual([]);
  release();
  await expect.poll(links).toHaveLength(1);
  await expect(field(page, "Your name")).toHaveValue("Ayesha & Sons");
  await expect(choice(page, "Residential")).toBeChecked();
  const [link] = await links();
  expect(decodeURIComponent(link?.href.split("&body=")[1] ?? "")).toBe(body);
});

test("a choice stays that is pressed before the script comes and let go after it", async ({ page }) => {
  await keepCold(page);
  const release = await holdScripts(page);
  await page.goto("/contact", { waitUntil: "commit" });
  const label = form(page).getByText("Residential");
  await label.hover();
  await page.mouse.down();
  release();
  await live(page, "ContactForm");
  await page.mouse.up();
  await expect(choice(page, "Residential")).toBeChecked();
});

test("a double click on Send while the script is on its way composes one e-mail", async ({ page }) => {
  const links = await catchLinks(page);
  await keepCold(page);
  const release = await holdScripts(page);
  await page.goto("/contact", { waitUntil: "commit" });
  await fill(page);
  await form(page).getByRole("button", { name: "Send Message" }).dblclick();
  release();
  await expect.poll(links).toHaveLength(1);
  await page.waitForTimeout(300);
  expect(await links()).toHaveLength(1);
});

test("the focus and the caret stay while the form comes to life", async ({ page }) => {
  await keepCold(page);
  await page.goto("/contact");
  await field(page, "Your name").pressSequentially("Ayesha");
  await live(page, "ContactForm");
  await expect(field(page, "Your name")).toBeFocused();
  await page.keyboard.type(" K");
  await expect(field(page, "Your name")).toHaveValue("Ayesha K");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("is a mailto form; WhatsApp is a plain link; no dead buttons", async ({ page }) => {
    await page.goto("/contact");
    await expect(form(page)).toHaveAttribute("method", "post");
    await expect(form(page)).toHaveAttribute("enctype", "text/plain");
    await expect(form(page).getByRole("button")).toHaveText(["Send Message"]);
    await expect(form(page).getByRole("button")).toHaveAttribute("formaction", "mailto:info@example.com");
    await expect(form(page).getByRole("link", { name: "Send on WhatsApp" })).toHaveAttribute(
      "href",
      "https://wa.me/923000000000",
    );
  });
});
