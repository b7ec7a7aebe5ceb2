import { createHash } from "node:crypto";
import { FileSystemConfigLoader, HtmlValidate } from "html-validate";
import { describe, expect, test } from "vitest";
import { pages, site } from "../fixtures/dist.ts";
import { all, one, textOf } from "../fixtures/html.ts";

const validator = new HtmlValidate(
  new FileSystemConfigLoader({
    root: true,
    extends: ["html-validate:recommended"],
    rules: {
      // The minifier omits optional tags, and React writes crossorigin="" and open="".
      "no-implicit-close": "off",
      "doctype-style": "off",
      "attribute-empty-style": "off",
      "attribute-boolean-style": "off",
      // A bare & is valid unless it could start a character reference. The relaxed rule still reports that case.
      "no-raw-characters": ["error", { relaxed: true }],
      // React's generated ids start with an underscore, which HTML allows.
      "valid-id": ["error", { relaxed: true }],
      "no-implicit-input-type": "off",
      // Browsers drop table roles if CSS changes `display`, so tables set their roles explicitly.
      "no-redundant-role": "off",
      // Radix renders <div role="region"> instead of <section>.
      "prefer-native-element": ["error", { exclude: ["region"] }],
      // Calculators update their answer on each input, so their forms have no submit button.
      "wcag/h32": "off",
      // This rule is about line breaks inside phone numbers, not about valid HTML.
      "tel-non-breaking": "off",
    },
  }),
);

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
/**
 * Returns the unparsed content of inline elements, because browsers hash the raw text. CSP applies to
 * speculation rules but not to structured data.
 */
const inlineTexts = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<${name}(?: type="speculationrules")?>([\\s\\S]*?)</${name}>`, "g"))].map(
    (match) => match[1] ?? "",
  );

describe.each(pages)("$path", ({ document, main, html, problems, path, file }) => {
  test("is valid HTML", async () => {
    const { results } = await validator.validateString(html, file);
    const errors = results.flatMap(({ messages }) => messages.map(({ ruleId, line }) => `${ruleId}:${line}`));
    expect([...errors, ...problems]).toEqual([]);
    expect(html).not.toMatch(/<head>|<\/(?:body|html|li)>|>\s{2,}</);
    for (const [comment] of html.matchAll(/<!--[\s\S]*?-->/g))
      expect(comment).toMatch(/^<!--([/$ ]{0,2}|\/?email_off)-->$/);
    expect(html, "the ribbon of dev and preview").not.toMatch(/id="?launch"?[ >]/);
  });

  test("contains no traces of templates", () => {
    const junk =
      /[Ll]orem|[Ii]psum|undefined|\bnull\b|\bNaN\b|\[object|\{(year|name|number|count|service)\}|\{user_content\}|!placeholder|!confirm|TODO|XXX|&amp;|&lt;|\]\(|\*\*/;
    const alts = all(document, "img").map(({ attributes }) => attributes["alt"]);
    expect(junk.exec([textOf(document), ...alts].join("\n"))?.[0]).toBeUndefined();
  });

  test("labels its drawings or hides them", () => {
    for (const { attributes } of all(main, "svg"))
      expect("aria-hidden" in attributes || attributes["aria-label"]).toBeTruthy();
    for (const chart of all(main, "figure").filter((figure) => all(figure, "li").length > 0)) {
      expect(chart.attributes["aria-label"]).toBeTruthy();
      const legend = all(chart, "figcaption").flatMap((caption) => all(caption, "li"));
      const rows = all(chart, "li").filter((row) => !legend.includes(row));
      for (const row of rows) expect(all(row, "svg"), textOf(row)).toHaveLength(1);
    }
  });

  test("protects its e-mail addresses from CDNs that would rewrite them", () => {
    const open = html.replace(/<!--email_off-->[^]*?<!--\/email_off-->|<script[^]*?<\/script>/g, "");
    expect(html).toContain("mailto:");
    expect(open).not.toMatch(/mailto:|[\w.+-]+@[\w-]+\.\w+/);
  });

  test("has its policy before everything that it restricts", () => {
    const order = all(one(document, "head")).map(
      ({ attributes: { charset, name, rel, as, "http-equiv": field } }) =>
        charset ?? name ?? field ?? [rel, as].join(" "),
    );
    const preloads = order.filter((kind) => kind === "preload image");
    const first = ["utf-8", "viewport", ...preloads, "Content-Security-Policy"];
    expect(order.filter(Boolean).slice(0, first.length)).toEqual(first);
    expect(html.match(/Content-Security-Policy/g)).toHaveLength(1);
  });

  test("allows only its own files besides the map", () => {
    const policy = one(document, "meta", { "http-equiv": "Content-Security-Policy" }).attributes["content"];
    const hashes = (name: string) => inlineTexts(html, name).map(hash).join(" ");
    const directives = [
      "default-src 'none'",
      `script-src 'self' ${hashes("script")}`,
      `style-src 'self' ${hashes("style")}`,
      ...["img-src", "font-src", "connect-src", "manifest-src"].map((kind) => `${kind} 'self'`),
      ...(path === "/contact" ? [`frame-src ${new URL(site.facts.map.embed).origin}`] : []),
    ];
    const directivesOf = (text = "") => text.split(";").map((directive) => directive.split(" ").sort());
    expect(directivesOf(policy)).toEqual(directivesOf(directives.join(";")));
  });
});

test.each(pages.filter(({ path }) => !path.endsWith(".html")))(
  "$path prefetches the flagged items of the menu",
  ({ html }) => {
    const text = /<script type="speculationrules">(.*?)<\/script>/.exec(html)?.[1] ?? "";
    expect(JSON.parse(text)).toEqual({
      prefetch: [{ where: { href_matches: "/(|[^.]+)" }, eagerness: "moderate" }],
      prerender: [{ where: { selector_matches: "[data-prefetch]" }, eagerness: "moderate" }],
    });
    expect(html).toContain("data-prefetch");
    // The rules must follow the last link, because earlier rules would delay Chromium's first paint.
    expect(html.indexOf(text)).toBeGreaterThan(html.lastIndexOf("<a "));
  },
);
