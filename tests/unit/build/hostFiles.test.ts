import { expect, test } from "vitest";
import { headerRules } from "../../../src/hosting/headers.ts";
import { hostFiles } from "../../../src/hosting/hostFiles.ts";
import { tableFromJson } from "../../../src/hosting/table.ts";

/** A site with two services, a page with a frame, and one redirect of each kind. */
const table = tableFromJson({
  pages: {
    "/": "index.html",
    "/services/amc": "services/amc/index.html",
    "/contact": "contact/index.html",
  },
  redirects: { "/old page.php": "/services/amc", "/maintenance": "/services/amc#care" },
  queryRedirects: [{ path: "/", key: "page_id", value: "7", to: "/contact" }],
  errorPages: { notFound: "404.html", serverError: "500.html" },
  rules: headerRules(["/contact"]),
  urlStyle: "plain",
  canonical: {
    host: "www.example.com",
    wwwAlias: "example.com",
    https: true,
    oneHost: true,
    hsts: "max-age=31536000",
  },
} as unknown as Parameters<typeof tableFromJson>[0]);

const paths = [...table.pages.values(), "404.html", "500.html", "assets/page-1a2b.js"];
const files = hostFiles(table, new Map(paths.map((path) => [path, Buffer.from(path)])));

// To accept a changed rule: npx vitest run --config tests/vitest.config.ts -u hostFiles
test.each([...files])("%s has the text in tests/golden/", async (path, text) => {
  const name = path
    .replace(/^\.(hosting\/)?/, "")
    .replace("/.", ".")
    .replaceAll("/", "-");
  await expect(text).toMatchFileSnapshot(`../../golden/${name}`);
});
