import { body, choice, field, fill, form, press } from "./contactForm.ts";
import { catchLinks, expect, hydrated, test } from "./test.ts";
import { labels, mailto, starting, whatsapp } from "./labels.ts";

test("every field has a label, the right keyboard and the right autofill", async ({ page }) => {
  await page.goto("/contact");
  await expect(choice(page, "Commercial")).toBeChecked();
  await expect(choice(page, "Residential")).not.toBeChecked();
  await expect(field(page, labels.name)).toHaveAttribute("autocomplete", "name");
  await expect(field(page, labels.name)).toHaveAttribute("required");
  await expect(field(page, labels.email)).toHaveAttribute("type", "email");
  await expect(field(page, labels.email)).toHaveAttribute("autocomplete", "email");
  await expect(field(page, labels.email)).toHaveAttribute("inputmode", "email");
  await expect(field(page, labels.email)).toHaveAccessibleDescription(labels.emailOrPhone);
  await expect(field(page, labels.phone)).toHaveAttribute("type", "tel");
  await expect(field(page, labels.phone)).toHaveAttribute("autocomplete", "tel");
  await expect(field(page, labels.phone)).toHaveAttribute("inputmode", "tel");
  await expect(field(page, labels.message)).toHaveAttribute("required");
  await expect(form(page)).toContainText(labels.privacy);
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
  expect(`${url.protocol}${url.pathname}`).toBe(mailto);
  const subjectLine = labels.subject
    .replace("{service}", labels.serviceType.residential)
    .replace("{name}", "Ayesha & Sons");
  const [subject = "", text = ""] = url.search.split("&body=");
  expect(decodeURIComponent(subject)).toBe(`?subject=${subjectLine}`);
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
  expect(url.origin + url.pathname).toBe(whatsapp);
  expect(url.searchParams.get("text")).toBe(body.replaceAll("\r\n", "\n"));
});

test("Copy the Text copies the same text and confirms it", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/contact");
  await form(page).getByText("Residential").click();
  await fill(page);
  await press(page, labels.copy);
  await expect(form(page).getByRole("status")).toHaveText(labels.copied);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(body.replaceAll("\r\n", "\n"));
});

test("Copy works where the clipboard is out of reach", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, "clipboard", { value: undefined }),
  );
  await page.goto("/contact");
  await fill(page);
  await press(page, labels.copy);
  await expect(form(page).getByRole("status")).toHaveText(labels.copied);
  await expect(form(page).getByRole("button", { name: labels.copy })).toBeFocused();
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
  await field(page, labels.message).fill(message);
  await press(page, "Send Message");
  const offer = form(page).getByRole("alert");
  await expect(offer).toBeFocused();
  await expect(offer).toContainText(labels.tooLong);
  await expect(offer.getByRole("link")).toHaveAttribute("href", mailto);
  expect(await links()).toEqual([]);
  await press(page, labels.copy);
  await expect(form(page).getByRole("status")).toHaveText(labels.copied);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(message.trim());
  await field(page, labels.message).fill("Short.");
  await press(page, "Send Message");
  await expect.poll(links).toHaveLength(1);
  await expect(offer).toHaveCount(0);
});

test("Enter in a field sends", async ({ page }) => {
  const links = await catchLinks(page);
  await page.goto("/contact");
  await fill(page);
  await field(page, labels.email).press("Enter");
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
    labels.errors.name,
    labels.errors.reach,
    labels.errors.message,
  ]);
  await expect(field(page, labels.name)).toHaveAttribute("aria-invalid", "true");
  await expect(field(page, labels.name)).toHaveAccessibleDescription(labels.errors.name);
  await expect(field(page, labels.message)).toHaveAccessibleDescription(
    `${labels.errors.message} ${labels.messageHint}`,
  );
  await summary.getByRole("button").nth(2).click();
  await expect(field(page, labels.message)).toBeFocused();
  expect(await links()).toEqual([]);
});

test("a problem goes when it is corrected; phone alone is enough", async ({ page }) => {
  const links = await catchLinks(page);
  await page.goto("/contact");
  await press(page, "Send on WhatsApp");
  await expect(form(page).getByRole("alert")).toBeVisible();
  await field(page, labels.name).fill("A");
  await expect(field(page, labels.name)).not.toHaveAttribute("aria-invalid");
  await field(page, labels.phone).fill("+92 300 1234567");
  await expect(field(page, labels.email)).not.toHaveAttribute("aria-invalid");
  await field(page, labels.message).fill("M");
  await expect(form(page).getByRole("alert")).toHaveCount(0);
  await press(page, "Send Message");
  await expect.poll(links).toHaveLength(1);
});

test("an incomplete e-mail address is a problem, even beside a phone number", async ({ page }) => {
  await page.goto("/contact");
  await fill(page);
  await field(page, labels.phone).fill("123");
  await field(page, labels.email).fill("ayesha@");
  await press(page, "Send Message");
  await expect(field(page, labels.email)).toHaveAccessibleDescription(starting(labels.errors.email));
});
