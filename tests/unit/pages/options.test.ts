import { expect, test } from "vitest";
import { all, textOf } from "../../fixtures/html.ts";
import { render } from "../../fixtures/renderSite.ts";

test("the credit shows the links that it has, and can be left out", async () => {
  const withoutLinks = await render("/about", ({ credit }) => {
    for (const key of ["githubUrl", "linkedinUrl", "whatsappUrl", "fiverrUrl", "youtubeUrl"] as const)
      delete credit[key];
  });
  const name = textOf(all(withoutLinks, "div", { "data-island": "CreditCard" })[0]);
  expect(name).not.toBe("");
  const without = await render("/about", ({ credit }) => (credit.show = false));
  expect(all(without, "div", { "data-island": "CreditCard" })).toEqual([]);
});
