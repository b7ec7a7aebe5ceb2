import { expect, test } from "vitest";
import { minifyHtml } from "../../../src/build/pages/minify.ts";

test("comments and white space stay, for hydration; scripts and styles stay, for their hashes", async () => {
  const html = "<div>a<!-- --> b <b> c</b></div><script>a( )</script><style>b { }</style>";
  expect(await minifyHtml(html)).toBe(html);
});

test("a text that looks like a character reference stays that text, in valid HTML", async () => {
  const html = "<p>&amp;#0; &amp;lt;b&amp;gt; &amp;amp; A &amp; B</p><script>a&amp b</script>";
  expect(await minifyHtml(html)).toBe(
    "<p>&amp;#0; &amp;lt;b&amp;gt; &amp;amp; A & B</p><script>a&amp b</script>",
  );
});
