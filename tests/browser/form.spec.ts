import { body, choice, field, fill, form, press } from "./contactForm.ts";
import { catchLinks, expect, hydrated, test } from "./test.ts";

test("every field has a label, the right keyboard and the right autofill", async ({ page }) => {
  await page.goto("/contact");
  await expect(choice(page, "Commercial")).toBeChecked();
  await expect(choice(page, "Residential")).not.toBeChecked();
  await expect(field(page, "Your name")).toHaveAttribute("autocomplete", "name");
  await expect(field(page, "Your name")).toHaveAttribute("required");
  await expect(field(page, "E-mail")).toHaveAttribute("type", "email");
  await expect(field(page, "E-mail")).toHaveAttribute("autocomplete", "email");
  await expect(field(page, "E-mail")).toHaveAttribute("inputmode", "email");
  await expect(field(page, "E-mail")).toHaveAccessibleDescription(
    "An e-mail address or a phone number is enough.",
  );
  await expect(field(page, "Phone")).toHaveAttribute("type", "tel");
  await expect(field(page, "Phone")).toHaveAttribute("autocomplete", "tel");
  await expect(field(page, "Phone")).toHaveAttribute("inputmode", "tel");
  await expect(field(page, "Message")).toHaveAttribute("required");
  await expect(form(page)).toContainText("This page itself sends nothing.");
});

test("the service type is two buttons, for mouse and arrow keys", async ({ page }) => {
  await page.goto("/contact");
  await form(page).getByText("Residential").click();
  await expect(choice(page, "Residential")).toBeChecked();
  await page.keyboard.press("ArrowLeft");
  await expect(choice(page, "Commercial")).toBeChecked();
  await hydrated(page, "ContactForm");
  await expect(choice(page, "Commercial")).toBeChecked();
});

test("Send Message composes an e-mail, in any language", async ({ page }) => {
  const links = await catchLinks(page);
  await page.goto("/contact");
  await form(page).getByText("Residential").click();
  await fill(page);
  await press(page, "Send Message");
  await expect.poll(links).toHaveLength(1);
  const [link] = await links();
  const url = new URL(link?.href ?? "");
  expect(`${url.protocol}${url.pathname}`).toBe("mailto:info@example.com");
  const [subject = "", text = ""] = url.search.split("&body=");
  expect(decodeURIComponent(subject)).toBe("?subject=Residential HVAC enquiry from Ayesha & Sons");
  expect(decodeURIComponent(text)).toBe(body);
  expect(text).toContain("%0D%0A");
});

test("Send on WhatsApp composes a chat in a new tab", async ({ page }) => {
  const links = await catchLinks(page);
  await page.goto("/contact");
  await form(page).getByText("Residential").click();
  await fill(page);
  await press(page, "Send on WhatsApp");
  await expect.poll(links).toHaveLength(1);
  const [link] = await links();
  expect(link).toMatchObject({ target: "_blank", rel: "noopener noreferrer" });
  const url = new URL(link?.href ?? "");
  expect(url.origin + url.pathname).toBe("https://wa.me/923000000000");
  expect(url.searchParams.get("text")).toBe(body.replaceAll("\r\n", "\n"));
});

test("Copy the Text copies the same text and confirms it", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/contact");
  await form(page).getByText("Residential").click();
  await fill(page);
  await press(page, "Copy the Text");
  await expect(form(page).getByRole("status")).toHaveText("Copied");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(body.replaceAll("\r\n", "\n"));
});

test("Copy works where the clipboard is out of reach", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, "clipboard", { value: undefined }),
  );
  await page.goto("/contact");
  await fill(page);
  await press(page, "Copy the Text");
  await expect(form(page).getByRole("status")).toHaveText("Copied");
  await expect(form(page).getByRole("button", { name: "Copy the Text" })).toBeFocused();
});

for (const [name, key] of [
  ["Send Message", "mail"],
  ["Send on WhatsApp", "chat"],
] as const)
  test(`a double click on ${name} asks for one ${key}, a later press for another`, async ({ page }) => {
    const links = await catchLinks(page);
    await page.goto("/contact");
    await fill(page);
    await hydrated(page, "ContactForm");
    await form(page).getByRole("button", { name }).dblclick();
    await page.waitForTimeout(1200);
    expect(await links()).toHaveLength(1);
    await press(page, name);
    await expect.poll(links).toHaveLength(2);
  });

test("a message too long for a mail link is offered to be copied", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const links = await catchLinks(page);
  await page.goto("/contact");
  await fill(page);
  const message = "Fifteen thousand characters. ".repeat(500);
  await field(page, "Message").fill(message);
  await press(page, "Send Message");
  const offer = form(page).getByRole("alert");
  await expect(offer).toBeFocused();
  await expect(offer).toContainText("too long");
  await expect(offer.getByRole("link")).toHaveAttribute("href", "mailto:info@example.com");
  expect(await links()).toEqual([]);
  await press(page, "Copy the Text");
  await expect(form(page).getByRole("status")).toHaveText("Copied");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(message.trim());
  await field(page, "Message").fill("Short.");
  await press(page, "Send Message");
  await expect.poll(links).toHaveLength(1);
  await expect(offer).toHaveCount(0);
});

test("Enter in a field sends", async ({ page }) => {
  const links = await catchLinks(page);
  await page.goto("/contact");
  await fill(page);
  await field(page, "E-mail").press("Enter");
  await expect.poll(links).toHaveLength(1);
});

test("the page itself sends nothing", async ({ page }) => {
  await catchLinks(page);
  await page.goto("/contact");
  await fill(page);
  await hydrated(page, "ContactForm");
  await page.waitForLoadState("networkidle");
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await press(page, "Send Message");
  await press(page, "Send on WhatsApp");
  await page.waitForTimeout(300);
  expect(requests).toEqual([]);
});

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

test("a problem goes when it is corrected; phone alone is enough", async ({ page }) => {
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

test("an incomplete e-mail address is a problem, even beside a phone number", async ({ page }) => {
  await page.goto("/contact");
  await fill(page);
  await field(page, "Phone").fill("123");
  await field(page, "E-mail").fill("ayesha@");
  await press(page, "Send Message");
  await expect(field(page, "E-mail")).toHaveAccessibleDescription(/^This e-mail address is incomplete/);
});
