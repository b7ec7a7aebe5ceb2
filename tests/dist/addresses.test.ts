import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { listFiles } from "../../src/build/lib/files.ts";

const dist = resolve(process.env["DIST"] ?? "dist");
const pages = listFiles(dist).filter((file) => file.endsWith(".html"));
const address = /[\w.+-]+@[\w-]+\.\w+/;

test("a network that hides e-mail addresses finds none in a page but between its comments of refusal", async () => {
  const htmls = await Promise.all(pages.map((file) => readFile(join(dist, file), "utf8")));
  expect(htmls.filter((html) => html.includes("mailto:")).length).toBeGreaterThan(10);
  const open = htmls.map((html) =>
    html.replace(/<!--email_off-->[^]*?<!--\/email_off-->/g, "").replace(/<script[^]*?<\/script>/g, ""),
  );
  expect(open.filter((html) => address.test(html) || html.includes("mailto:"))).toEqual([]);
});
