import { body, choice, field, fill, form, press } from "./contactForm.ts";
import { catchLinks, expect, holdScripts, saveData, hydrated, test } from "./test.ts";
import { labels, mailto, whatsapp } from "./labels.ts";

test("a half-written message survives a reload and a wrong tap", async ({ page }) => {
  await page.goto("/contact");
  await form(page).getByText("Residential").click();
  await fill(page);
  await page.reload();
  await expect(field(page, labels.message)).toHaveValue("ایئر کنڈیشنر\nsince 8 am #2?");
  await expect(choice(page, "Residential")).toBeChecked();
  await page.goto("/about");
  await page.goto("/contact");
  await expect(field(page, labels.name)).toHaveValue("Ayesha & Sons");
  await expect(field(page, labels.email)).toHaveValue("ayesha@example.com");
  await field(page, labels.name).focus();
  await hydrated(page, "ContactForm");
  await expect(field(page, labels.name)).toHaveValue("Ayesha & Sons");
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
    await expect(field(page, labels.name)).toHaveValue("Ayesha & Sons");
    await page.goto("/about");
    expect(await kept()).toBeNull();
    await page.goto("/contact");
    await expect(field(page, labels.name)).toHaveValue("");
    await field(page, labels.name).fill("Bilal");
    expect(await kept()).toContain("Bilal");
  });

test("a message with mistakes keeps its draft", async ({ page }) => {
  await page.goto("/contact");
  await field(page, labels.message).fill("Only this");
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

test("text typed before the script came stays, and the very first press of Send is answered", async ({
  page,
}) => {
  const links = await catchLinks(page);
  await saveData(page);
  const release = await holdScripts(page);
  await page.goto("/contact", { waitUntil: "commit" });
  await form(page).getByText("Residential").click();
  await fill(page);
  await field(page, labels.message).press("End");
  await press(page, "Send Message");
  expect(await links()).toEqual([]);
  release();
  await expect.poll(links).toHaveLength(1);
  await expect(field(page, labels.name)).toHaveValue("Ayesha & Sons");
  await expect(choice(page, "Residential")).toBeChecked();
  const [link] = await links();
  expect(decodeURIComponent(link?.href.split("&body=")[1] ?? "")).toBe(body);
});

test("a choice pressed before the script has loaded and released after it stays", async ({ page }) => {
  await saveData(page);
  const release = await holdScripts(page);
  await page.goto("/contact", { waitUntil: "commit" });
  const label = form(page).getByText("Residential");
  await label.hover();
  await page.mouse.down();
  release();
  await hydrated(page, "ContactForm");
  await page.mouse.up();
  await expect(choice(page, "Residential")).toBeChecked();
});

test("a double click on Send while the script is on its way composes one e-mail", async ({ page }) => {
  const links = await catchLinks(page);
  await saveData(page);
  const release = await holdScripts(page);
  await page.goto("/contact", { waitUntil: "commit" });
  await fill(page);
  await form(page).getByRole("button", { name: "Send Message" }).dblclick();
  release();
  await expect.poll(links).toHaveLength(1);
  await page.waitForTimeout(300);
  expect(await links()).toHaveLength(1);
});

test("the focus and the caret stay while the form hydrates", async ({ page }) => {
  await saveData(page);
  await page.goto("/contact");
  await field(page, labels.name).pressSequentially("Ayesha");
  await hydrated(page, "ContactForm");
  await expect(field(page, labels.name)).toBeFocused();
  await page.keyboard.type(" K");
  await expect(field(page, labels.name)).toHaveValue("Ayesha K");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("is a mailto form; WhatsApp is a plain link; no dead buttons", async ({ page }) => {
    await page.goto("/contact");
    await expect(form(page)).toHaveAttribute("method", "post");
    await expect(form(page)).toHaveAttribute("enctype", "text/plain");
    await expect(form(page).getByRole("button")).toHaveText(["Send Message"]);
    await expect(form(page).getByRole("button")).toHaveAttribute("formaction", mailto);
    await expect(form(page).getByRole("link", { name: "Send on WhatsApp" })).toHaveAttribute(
      "href",
      whatsapp,
    );
  });
});
