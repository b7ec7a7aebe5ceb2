import { expect, test } from "vitest";
import { minifyHtml } from "../../../src/build/pages/minify.ts";

test("a text that looks like a character reference stays that text, in valid HTML", async () => {
  const html = "<p>&amp;#0; &amp;lt;b&amp;gt; &amp;amp; A &amp; B</p><script>a&amp b</script>";
  expect(await minifyHtml(html)).toBe(
    "<p>&amp;#0; &amp;lt;b&amp;gt; &amp;amp; A & B</p><script>a&amp b</script>",
  );
});

test.each(["&amp;copy 2026", "x &amp;lt y", "&amp;#39", "R&amp;D", "&amp;copy; 2026"])(
  "%s means the same in a text and in an attribute",
  async (words) => {
    const html = `<div title="${words}">${words}</div>`;
    expect(await minifyHtml(html)).toBe(html);
  },
);
