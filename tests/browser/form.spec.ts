import { body, field, fill, form, press } from "./contactForm.ts";
import { labels, mailto, whatsapp } from "./labels.ts";
import { catchLinks, expect, hydrated, test } from "./test.ts";
import { quick } from "./tags.ts";

const { residential } = labels.serviceType;

test.use({ oldest: true });

test("a message in any language is passed on whole", quick, async ({ page }) => {
  const links = await catchLinks(page);
  await page.goto("/contact");
  await form(page).getByText(residential).click();
  await fill(page);
  await field(page, labels.email).press("Enter");
  await press(page, labels.whatsapp);
  await expect.poll(links).toHaveLength(2);
  const [mail, chat] = (await links()).map(({ href }) => new URL(href));
  const [head = "", text = ""] = `${mail?.href.slice(mailto.length)}`.split("&body=");
  const subject = labels.subject.replace("{service}", residential).replace("{name}", () => "Ayesha $& Sons");
  expect(mail?.href.startsWith(`${mailto}?`)).toBe(true);
  expect(decodeURIComponent(head)).toBe(`?subject=${subject}`);
  expect(decodeURIComponent(text)).toBe(body);
  expect(`${chat?.origin}${chat?.pathname}`).toBe(whatsapp);
  expect(chat?.searchParams.get("text")).toBe(body.replaceAll("\r\n", "\n"));
});

test("a message from right to left can be copied", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/contact");
  await form(page).getByText(residential).click();
  await fill(page);
  await expect(field(page, labels.message)).toHaveCSS("direction", "rtl");
  await press(page, labels.copy);
  await expect(form(page).getByRole("status")).toHaveText(labels.copied);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(body.replaceAll("\r\n", "\n"));
});

test("a message passed on leaves no trace", quick, async ({ page }) => {
  const links = await catchLinks(page);
  const posts: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET" || request.url().includes("Ayesha")) posts.push(request.url());
  });
  const draft = () => page.evaluate(() => sessionStorage.getItem("draft"));
  await page.goto("/contact");
  await fill(page);
  expect(await draft()).toContain("Ayesha");
  await press(page, labels.whatsapp);
  await expect.poll(links).toMatchObject([{ target: "_blank", rel: "noopener noreferrer" }]);
  expect(posts).toEqual([]);
  // The form must keep its entries in case no program opens.
  await expect(field(page, labels.name)).toHaveValue("Ayesha $& Sons");
  await page.goto("/about");
  expect(await draft()).toBeNull();
});

test("the form works without storage or clipboard", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, "clipboard", { value: undefined });
    Object.defineProperty(window, "sessionStorage", {
      get() {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  const links = await catchLinks(page);
  await page.goto("/contact");
  await fill(page);
  await press(page, labels.copy);
  await expect(form(page).getByRole("status")).toHaveText(labels.copied);
  await expect(form(page).getByRole("button", { name: labels.copy })).toBeFocused();
  await press(page, labels.send);
  await expect.poll(links).toHaveLength(1);
});

test("a double click sends a message once", async ({ page }) => {
  const links = await catchLinks(page);
  await page.clock.install();
  await page.goto("/contact");
  await fill(page);
  await hydrated(page, "ContactForm");
  for (const [index, name] of [labels.send, labels.whatsapp].entries()) {
    const button = form(page).getByRole("button", { name });
    await button.evaluate((element: HTMLElement) => [element.click(), element.click()]);
    expect(await links()).toHaveLength(2 * index + 1);
    await page.clock.fastForward(1200);
    await button.click();
    await expect.poll(links).toHaveLength(2 * index + 2);
  }
});

test("a text too long for a link is copied", quick, async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const links = await catchLinks(page);
  await page.goto("/contact");
  await fill(page);
  const long = "ایئر کنڈیشنر ٹھنڈا نہیں کرتا ".repeat(15);
  await field(page, labels.message).fill(long);
  await press(page, labels.whatsapp);
  const offer = form(page).getByRole("alert");
  await expect(offer).toContainText(labels.tooLongChat);
  await press(page, labels.send);
  await expect(offer).toBeFocused();
  await expect(offer).toContainText(labels.tooLong);
  await expect(offer.getByRole("link")).toHaveAttribute("href", mailto);
  await expect(offer.getByRole("button")).toHaveText(labels.whatsapp);
  expect(await links()).toEqual([]);
  await press(page, labels.copy);
  await expect(form(page).getByRole("status")).toHaveText(labels.copied);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(long.trim());
  await field(page, labels.message).fill("Short.");
  await press(page, labels.send);
  await expect.poll(links).toHaveLength(1);
  // Imitates a phone, because phones accept longer mail links.
  await page.evaluate(() => Object.defineProperty(navigator, "userAgent", { value: "Android" }));
  await field(page, labels.message).fill(long);
  await press(page, labels.send);
  await expect.poll(links).toHaveLength(2);
  await expect(offer).toHaveCount(0);
});
