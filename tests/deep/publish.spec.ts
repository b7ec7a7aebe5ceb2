import { hash } from "node:crypto";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { readBuild } from "../../src/cli/builtSite.ts";
import { field, press, status } from "../browser/desk.ts";
import { expect as expectSoon, test } from "../browser/test.ts";
import { published } from "../hosting/deploy/uploads.ts";
import { installed } from "../hosting/machine.ts";
import { startPublishing } from "./publishing.ts";

test.skip(!["vsftpd", "apache2", "openssl"].every((name) => installed(name)));
test.describe.configure({ mode: "serial", timeout: 900_000 });
// On a machine five times slower than usual, an upload takes over a minute.
const expect = expectSoon.configure({ timeout: 300_000 });
// Chromium logs that a reload interrupts the transition between pages, and that the password is in no form.
test.use({ expectedMessage: /ViewTransition|Transition was skipped|Password field/ });

let started: Awaited<ReturnType<typeof startPublishing>>;
test.beforeAll(async () => void (started = await startPublishing()));
test.afterAll(() => started?.stop());

const result = (page: Page, heading: string) => page.getByRole("alert").filter({ hasText: heading });
const hashesOnHost = () =>
  new Map([...published(started.folder)].map(([path, bytes]) => [path, hash("sha256", bytes)]));

test("the desk builds, uploads, verifies and records a change", async ({ page }) => {
  const { origin, project, git, password } = started;
  const commands: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname.endsWith("/publish"))
      commands.push((request.postDataJSON() as { command: string }).command);
  });
  await page.goto(`${origin}/__desk/?page=/`);
  await press(page, /^Phone and e-mail/);
  await field(page, "phone").fill("+92 51 765 4321");
  await expect(status(page)).toHaveText("Saved.");

  await press(page, "Publish");
  await expect(page.getByText("No open point is left.")).toBeVisible();
  await press(page, "1. Check and build the site");
  await expect(result(page, "The site is built. It can be uploaded.")).toBeVisible();

  await page.getByLabel(/^Password for ftps:/).fill(password);
  const upload = page.getByRole("button", { name: "2. Upload it" });
  await expect(upload).toBeDisabled();
  await upload.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("checkbox", { name: /^Yes, publish/ }).check();
  expect(commands, "without a yes").toEqual(["build"]);
  expect([...hashesOnHost().keys()]).toEqual([]);

  await press(page, "2. Upload it");
  await expect(page.getByText(/\d+ of \d+: upload /)).toBeVisible();
  const uploaded = result(page, "The site is uploaded.");
  const { files } = readBuild(join(project.folder, "dist"));
  await expect(uploaded).toContainText(`${files.size} files uploaded, 0 removed`);
  await expect(uploaded).toContainText("recorded in git");
  expect(hashesOnHost()).toEqual(files);
  expect(git("log", "-1", "--format=%B")).toContain("+92 51 765 4321");
  expect(git("status", "--porcelain", "--", "content")).toBe("");

  const verified = page.getByRole("alert").last();
  await expect(verified).toContainText("The live site is as it was built.");
  await expect(verified).toContainText(/https:\/\/www\.site\.invalid.* \d+ requests/);
  expect(commands).toEqual(["build", "deploy", "verify"]);
  await expect(page.locator("body")).not.toContainText(password);
});

test("a page that changed on the host is reported", async ({ page }) => {
  writeFileSync(join(started.folder, "index.html"), "hacked");
  for (const extension of ["br", "gz"]) rmSync(join(started.folder, `index.html.${extension}`));
  await page.goto(`${started.origin}/__desk/?page=/`);
  await press(page, "Publish");
  await press(page, "3. Check the live site");
  await expect(result(page, "The live site differs. This is left to do:")).toContainText("index.html");
});
