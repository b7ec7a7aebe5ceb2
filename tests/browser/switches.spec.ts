import type { Page } from "@playwright/test";
import { site } from "../fixtures/site.ts";
import { expect, test } from "./changedSite.ts";
import { field, fill, form, press } from "./contactForm.ts";
import { labels } from "./labels.ts";

/** Enables every feature that is off in the shipped site. */
const facts = `verification: { google: abc-123, bing: DEF456 }
analytics: { script: https://stats.example/js/script.js, domain: hvac.example }
`;
const strings = {
  privacy: "A service forwards it.",
  sending: "Sending…",
  sent: "We have it.",
  failed: "Not sent.",
};
const video = "https://www.youtube.com/watch?v=abcdefghijk";
const additions = {
  "pages/contact.yaml": {
    below: "form:",
    lines: `  service: ${JSON.stringify({ url: "https://forms.example/f/1", ...strings })}\n`,
  },
  "services/commercial-hvac.yaml": {
    below: "sections:",
    lines: `  - type: video
    heading: Inside a Plant Room
    url: ${video}
    link: Watch on YouTube
    picture: { file: about.webp, alt: A plant room }
`,
  },
};
test.describe.configure({ mode: "default" });
test.use({ facts, additions, expectedMessage: /status of 500/ });

const filmPage = "/services/commercial-hvac";

async function policiesOf(page: Page, path: string) {
  const response = await page.goto(path);
  const meta = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute("content");
  const headers = response?.headers() ?? {};
  return {
    meta: meta ?? "",
    header: headers["content-security-policy"],
    embedder: headers["cross-origin-embedder-policy"],
  };
}

test.beforeEach(async ({ page }) => {
  await page.route("https://stats.example/**", (route) =>
    route.fulfill({
      contentType: "text/javascript",
      headers: { "Access-Control-Allow-Origin": "*" },
      body: `fetch("https://stats.example/api/event", { method: "POST", body: document.currentScript?.dataset.domain })`,
    }),
  );
});

test("analytics counts a visit of its domain", async ({ page }) => {
  const counted = page.waitForRequest("https://stats.example/api/event");
  await page.goto("/");
  expect((await counted).postData()).toBe("hvac.example");
});

test("only the home page has verification codes", async ({ page }) => {
  await page.goto("/");
  for (const [name, content] of [
    ["google-site-verification", "abc-123"],
    ["msvalidate.01", "DEF456"],
  ] as const)
    await expect(page.locator(`meta[name="${name}"]`)).toHaveAttribute("content", content);
  await page.goto("/contact");
  await expect(page.locator('meta[name="google-site-verification"]')).toHaveCount(0);
});

test("analytics is allowed by the policy", async ({ page }) => {
  const home = await policiesOf(page, "/");
  expect(home.meta).toMatch(/script-src 'self' ('sha256-\S+' )+https:\/\/stats\.example;/);
  expect(home.meta).toContain("connect-src 'self' https://stats.example;");
  expect(home.meta).not.toContain("frame-src");
});

test("the host's policy allows the form's service", async ({ page }) => {
  const home = await policiesOf(page, "/");
  expect(home.header).toContain("form-action 'self' mailto: https://forms.example;");
  expect(home.header).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
  expect(home.embedder).toBe("credentialless");
});

test("only the contact page connects to the form's service", async ({ page }) => {
  const contact = await policiesOf(page, "/contact");
  expect(contact.meta).toContain("connect-src 'self' https://stats.example https://forms.example;");
});

test("only the video's page allows its frame", async ({ page }) => {
  const withVideo = await policiesOf(page, filmPage);
  expect(withVideo.meta).toMatch(/;frame-src https:\/\/www\.youtube-nocookie\.com$/);
  expect(withVideo.embedder).toBeUndefined();
});

test("the form offers the mail program if sending fails", async ({ page }) => {
  let status = 500;
  await page.route("https://forms.example/**", (route) =>
    route.fulfill({ status, headers: { "Access-Control-Allow-Origin": "*" }, json: {} }),
  );
  await page.goto("/contact");
  await expect(form(page)).toContainText(strings.privacy);
  await fill(page);
  await press(page, labels.send);
  const outcome = form(page).getByRole("status").filter({ hasText: /./ });
  await expect(outcome).toContainText(strings.failed);
  await expect(outcome.getByRole("link", { name: labels.openMail })).toHaveAttribute("href", /^mailto:.*%23/);
  status = 200;
  const sent = page.waitForRequest("https://forms.example/f/1");
  await press(page, labels.send);
  expect((await sent).postData()).toContain("Ayesha $& Sons");
  await expect(outcome).toHaveText(strings.sent);
  await expect(field(page, labels.name)).toHaveValue("");
  expect(await page.evaluate(() => sessionStorage.getItem("draft"))).toBeNull();
});

test("a video loads when it is clicked", async ({ page }) => {
  const hosts: string[] = [];
  await page.route(/youtube/, (route) => {
    hosts.push(new URL(route.request().url()).host);
    return route.fulfill({ contentType: "text/html", body: "<title>Video</title>" });
  });
  await page.goto(filmPage);
  const link = page.getByRole("link", { name: "Watch on YouTube" });
  await link.scrollIntoViewIfNeeded();
  await expect(link).toHaveAttribute("href", video);
  expect(hosts).toEqual([]);
  await link.click();
  const frame = page.getByTitle("Inside a Plant Room");
  await expect(frame).toBeFocused();
  await expect.poll(() => hosts).toEqual(["www.youtube-nocookie.com"]);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the form posts to the service", async ({ page }) => {
    await page.route("https://forms.example/**", (route) => route.fulfill({ body: "Thanks" }));
    await page.goto("/contact");
    await fill(page);
    const posted = page.waitForRequest("https://forms.example/f/1");
    await press(page, labels.send);
    expect((await posted).method()).toBe("POST");
    await expect(page).toHaveURL("https://forms.example/f/1");
    expect(site.contact.form.service).toBeUndefined();
  });
});
