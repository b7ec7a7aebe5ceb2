import { expect, test } from "vitest";
import { headerRules } from "../../../src/hosting/headers.ts";
import { hostFiles } from "../../../src/hosting/hostFiles.ts";
import { tableFromJson } from "../../../src/build/site/manifest.ts";

/**
 * The host files of a site with a service, a page with a frame, and one redirect of each kind.
 *
 * @param slash the end of each page's path
 */
function filesFor(urlStyle: "plain" | "slash", slash: "" | "/") {
  const table = tableFromJson({
    pages: {
      "/": "index.html",
      [`/services/amc${slash}`]: "services/amc/index.html",
      [`/contact${slash}`]: "contact/index.html",
    },
    redirects: {
      "/old page.php": `/services/amc${slash}`,
      "/maintenance": `/services/amc${slash}#care`,
    },
    queryRedirects: [{ path: "/", key: "page_id", value: "7", to: `/contact${slash}` }],
    errorPages: { notFound: "404.html", serverError: "500.html" },
    rules: headerRules(["/contact"]),
    urlStyle,
    canonical: {
      host: "www.example.com",
      wwwAlias: "example.com",
      https: true,
      oneHost: true,
      hsts: "max-age=31536000",
    },
  } as unknown as Parameters<typeof tableFromJson>[0]);
  const paths = [...table.pages.values(), "404.html", "500.html", "assets/page-1a2b.js"];
  return hostFiles(table, new Map(paths.map((path) => [path, Buffer.from(path)])));
}

const plain = filesFor("plain", "");
const slash = filesFor("slash", "/");

// To accept a changed rule: npx vitest run --config tests/vitest.config.ts hostFiles -u
test.each([...plain])("%s has the text in tests/golden/", async (path, text) => {
  const name = path
    .replace(/^\.(hosting\/)?/, "")
    .replace("/.", ".")
    .replaceAll("/", "-");
  await expect(text).toMatchFileSnapshot(`../../golden/${name}`);
});

test("slashes change only the lines in tests/golden/slash.diff", async () => {
  const changes = [...plain.keys()].flatMap((path) => {
    const [before = [], after = []] = [plain, slash].map((files) => files.get(path)?.split("\n") ?? []);
    const removed = before.filter((line) => !after.includes(line)).map((line) => `- ${line}`);
    const added = after.filter((line) => !before.includes(line)).map((line) => `+ ${line}`);
    return removed.length + added.length > 0 ? [path, ...removed, ...added, ""] : [];
  });
  await expect(changes.join("\n")).toMatchFileSnapshot("../../golden/slash.diff");
});
