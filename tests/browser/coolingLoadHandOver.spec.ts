import { site } from "../fixtures/site.ts";
import { inFirefox } from "./long.ts";
import { field, form, open, path, press, range, words } from "./roomEstimator.ts";
import { catchLinks, expect, hydrated, test } from "./test.ts";

test("the answers stand in the address, for a reload and for others", inFirefox, async ({ page }) => {
  await open(page);
  await field(page, "length").fill("20");
  await field(page, "city").selectOption("Karachi");
  await expect.poll(() => page.url()).toContain("length=20");
  await expect.poll(() => page.url()).toContain("city=Karachi");
  const estimate = await range(page).textContent();
  await page.reload();
  await hydrated(page, "CoolingLoad");
  await expect(field(page, "length")).toHaveValue("20");
  await expect(range(page)).toHaveText(estimate ?? "");
});

test("an address with anything else than answers changes nothing", async ({ page }) => {
  await open(page);
  const html = await form(page).innerHTML();
  await open(page, `${path}?length=<img src=x onerror=alert(1)>&place=cellar&people=1e9&width=#cooling-load`);
  expect(await form(page).innerHTML()).toBe(html);
});

test(
  "WhatsApp and e-mail get answers, estimate and address; a double click asks once",
  inFirefox,
  async ({ page }) => {
    const links = await catchLinks(page);
    await open(page);
    await field(page, "length").fill("20");
    await expect.poll(() => page.url()).toContain("length=20");
    await form(page).getByRole("button", { name: site.tools.frame.whatsapp }).dblclick();
    await press(page, site.tools.frame.email);
    await expect.poll(links).toHaveLength(2);
    const [chat, mail] = (await links()).map(({ href }) => new URL(href));
    const text = chat?.searchParams.get("text") ?? "";
    expect(chat?.hostname).toBe("wa.me");
    expect(text).toContain(`${words.fields.length.label}: 20 ft`);
    expect(text).toContain(
      `${words.fields.place.label.replace("?", "")}: ${words.fields.place.options.roof}`,
    );
    expect(text).toContain((await range(page).textContent()) ?? "");
    expect(text).toContain("length=20");
    expect(mail?.protocol).toBe("mailto:");
    expect(mail?.href.length).toBeLessThanOrEqual(1800);
    expect(decodeURIComponent(mail?.search ?? "")).toContain(
      site.tools.coolingLoad.subject.replace("{length}", "20").replace("{width}", "12"),
    );
  },
);

test("who presses a button right after typing sends what was typed", async ({ page }) => {
  const links = await catchLinks(page);
  await open(page);
  await field(page, "length").fill("20");
  await press(page, site.tools.frame.whatsapp);
  await expect.poll(links).toHaveLength(1);
  const [chat = ""] = (await links()).map(({ href }) => new URL(href).searchParams.get("text"));
  expect(chat).toContain(`${words.fields.length.label}: 20 ft`);
  expect(chat).toContain("length=20");
});

test("Copy, Share and Print hand the estimate on", inFirefox, async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => {
    Object.assign(window, { print: () => Object.assign(window, { printed: true }) });
    Object.defineProperty(Navigator.prototype, "share", { value: undefined });
  });
  await open(page);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await form(page).getByText(site.tools.frame.more, { exact: true }).click();
  await press(page, site.tools.frame.copy);
  await expect(form(page).getByText(site.tools.frame.copied, { exact: true })).toBeVisible();
  expect(await copied()).toContain((await range(page).textContent()) ?? "");
  await press(page, site.tools.frame.share);
  await expect(form(page).getByText(site.tools.frame.shared)).toBeVisible();
  expect(await copied()).toMatch(/\?length=14&.*#cooling-load-answer$/);
  await press(page, site.tools.frame.print);
  expect(await page.evaluate(() => (window as unknown as { printed: boolean }).printed)).toBe(true);
});
