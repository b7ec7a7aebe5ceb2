import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { pages, site } from "../fixtures/dist.ts";
import { all, one, textOf } from "../fixtures/html.ts";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
/** Exact text of inline elements, as browsers hash it. Speculation rules count as scripts; structured data does not. */
const inlineTexts = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<${name}(?: type="speculationrules")?>([\\s\\S]*?)</${name}>`, "g"))].map(
    (match) => match[1] ?? "",
  );

describe.each(pages)("$path", ({ document, main, html, faults, path }) => {
  test("is well-formed, and minified: the tags that HTML lets leave out are left out", () => {
    expect(faults).toEqual([]);
    expect(html).not.toMatch(/<head>|<\/(?:body|html|li)>|>\s{2,}</);
  });

  test("names its drawings or hides them from screen readers, and names each chart and draws each of its rows", () => {
    for (const { attributes } of all(main, "svg"))
      expect("aria-hidden" in attributes || attributes["aria-label"]).toBeTruthy();
    for (const chart of all(main, "figure").filter((figure) => all(figure, "li").length > 0)) {
      expect(chart.attributes["aria-label"]).toBeTruthy();
      const legend = all(chart, "figcaption").flatMap((caption) => all(caption, "li"));
      const rows = all(chart, "li").filter((row) => !legend.includes(row));
      for (const row of rows) expect(all(row, "svg"), textOf(row)).toHaveLength(1);
    }
  });

  test("lets the browser's own search look into what is closed", () => {
    for (const { attributes } of all(main, "*", { "data-findable": "" }))
      if ("hidden" in attributes) expect(attributes["hidden"]).toBe("until-found");
  });

  test("has no handler attribute and no javascript: address", () => {
    for (const { name, attributes } of all(document)) {
      expect(
        Object.keys(attributes).filter((key) => key.startsWith("on")),
        name,
      ).toEqual([]);
      for (const key of ["href", "src", "action", "formaction"])
        expect(attributes[key] ?? "", name).not.toMatch(/^javascript:/i);
    }
  });

  test("states its policy before anything that it rules on but its picture's preloads, which would wait for it", () => {
    const order = all(one(document, "head")).map(
      ({ attributes: { charset, name, rel, as, "http-equiv": field } }) =>
        charset ?? name ?? field ?? [rel, as].join(" "),
    );
    const preloads = order.filter((kind) => kind === "preload image");
    const first = ["utf-8", "viewport", ...preloads, "Content-Security-Policy"];
    expect(order.filter(Boolean).slice(0, first.length)).toEqual(first);
    expect(html.match(/Content-Security-Policy/g)).toHaveLength(1);
  });

  test("allows exactly the inline scripts and styles that it holds", () => {
    const policy =
      one(document, "meta", { "http-equiv": "Content-Security-Policy" }).attributes["content"] ?? "";
    const allowed = (directive: string) =>
      new RegExp(`(?:^|;)\\s*${directive} ([^;]*)`).exec(policy)?.[1]?.match(/'sha256-[^']+'/g) ?? [];
    const scripts = inlineTexts(html, "script");
    expect(scripts).toHaveLength(
      all(document, "script").filter(
        ({ attributes }) => !attributes["src"] && !/json/.test(attributes["type"] ?? ""),
      ).length,
    );
    expect(allowed("script-src").sort()).toEqual(scripts.map(hash).sort());
    expect(allowed("style-src").sort()).toEqual(inlineTexts(html, "style").map(hash).sort());
    expect(policy).toMatch(/^default-src 'none';/);
    expect(policy).not.toMatch(/unsafe-|frame-ancestors|\*/);
    const frames = path === "/contact" ? `frame-src ${new URL(site.facts.map.embed).origin}` : "";
    expect(/frame-src[^;]*/.exec(policy)?.[0] ?? "").toBe(frames);
  });

  test("loads nothing from another host", () => {
    const loading = all(document).flatMap(({ name, attributes }) =>
      name === "a" || name === "meta" || attributes["rel"] === "canonical"
        ? []
        : [attributes["src"], attributes["href"], attributes["srcset"], attributes["data-src"]],
    );
    const foreign = loading.filter((address) => address?.match(/^(https?:)?\/\//));
    expect(foreign).toEqual([]);
  });
});
