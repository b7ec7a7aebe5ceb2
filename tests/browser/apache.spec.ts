import { openStates } from "./openStates.ts";
import { expect, hasApache, test } from "./test.ts";

/**
 * On pages as Debian's Apache sends them, with every header field and the policy of each page. What fails a test is
 * what the browser says of them: see `test`.
 */
test.use({ behind: "apache" });
test.skip(!hasApache(), "needs apache2 and openssl");

for (const { name, path, devices, open } of openStates)
  test(`the browser has nothing to say of ${name}`, async ({ page }) => {
    if (devices.includes("desktop") === false) await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    for await (const { name } of open(page)) expect(name).not.toBe("");
  });
